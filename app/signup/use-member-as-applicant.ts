import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { currentUserQuery } from "../api-client/current-user.ts";
import { seemsSignedIn } from "../islands/account.ts";
import type { ApplicantName } from "./applicant-fields.tsx";

/** Fills empty fields with what we know about a signed-in member. */
export function useMemberAsApplicant<Values extends FieldValues & Record<ApplicantName, string>>({
  getValues,
  setValue,
}: UseFormReturn<Values>): void {
  const mayAsk = typeof document !== "undefined" && seemsSignedIn();
  const { data: member } = useQuery({ ...currentUserQuery, enabled: mayAsk });
  useEffect(() => {
    if (!member) return;
    const { firstName, lastName, email } = member;
    for (const [name, known] of Object.entries({ firstName, lastName, email })) {
      const field = name as Path<Values>;
      if (known && !getValues(field)) setValue(field, known as PathValue<Values, typeof field>);
    }
  }, [member, getValues, setValue]);
}
