import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { currentUserQuery } from "../api-client/current-user.ts";
import { seemsSignedIn } from "../islands/seems-signed-in.ts";
import type { ApplicantName } from "./applicant-fields.tsx";
import { fillEmpty } from "./fill-empty.ts";

export function useMemberAsApplicant<Values extends FieldValues & Record<ApplicantName, string>>(
  form: UseFormReturn<Values>,
): void {
  const mayAsk = typeof document !== "undefined" && seemsSignedIn();
  const { data: member } = useQuery({ ...currentUserQuery, enabled: mayAsk });
  useEffect(() => {
    if (!member) return;
    const { firstName, lastName, email, phone } = member;
    fillEmpty(form, { firstName, lastName, email, phone });
  }, [member, form]);
}
