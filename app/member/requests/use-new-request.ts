import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { z } from "zod";
import {
  type Request as HelpRequest,
  requestInput,
  urgencies,
} from "../../../domain/desk/schema.ts";
import { useFiles } from "../../files/use-files.ts";
import { request } from "../../api-client/api-fetch.ts";
import { useSendKey } from "../../api-client/use-send-key.ts";
import { messagesKept, readStored, removeStored, writeStored } from "../../browser-storage.ts";
import { showFieldErrors } from "../../ui/field-errors.ts";
import { useForm } from "../../ui/use-form.ts";
import { useMemberMutation } from "../use-member-mutation.ts";

const names = ["urgency", "subject", "text"] as const;

const form = requestInput.omit({ companyId: true, key: true, files: true });
const draft = z.object({ urgency: z.enum(urgencies), subject: z.string(), text: z.string() });
const nothing = { urgency: "standard" as const, subject: "", text: "" };

/** What somebody began before they had a company goes on with their first one. */
const withoutCompany = `${messagesKept}request`;

/** Unsent words survive a reload and a new sign-in in this tab, for the company they were written for. */
export function useNewRequest(companyId: string | null) {
  const name = companyId === null ? "request" : `request/${companyId}`;
  const key = `${messagesKept}${name}`;
  const [kept] = useState(
    () =>
      readStored("sessionStorage", key, draft) ??
      readStored("sessionStorage", withoutCompany, draft) ??
      nothing,
  );
  const { register, control, handleSubmit, formState, setError, subscribe } = useForm({
    resolver: zodResolver(form),
    defaultValues: kept,
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => writeStored("sessionStorage", key, values),
      }),
    [subscribe, key],
  );
  const { keyOf, hasArrived } = useSendKey(name);
  const files = useFiles();
  const { mutate, isPending, isSuccess, error } = useMemberMutation({
    mutationFn: async (input: z.output<typeof form>): Promise<HelpRequest> => {
      const asked = { ...input, files: files.ids, companyId };
      const body = { ...asked, key: keyOf(JSON.stringify(asked)) };
      return (await request("POST", "/api/requests", body)).json();
    },
    onSuccess: ({ id }) => {
      hasArrived();
      for (const sent of [key, withoutCompany]) removeStored("sessionStorage", sent);
      window.location.assign(`/dashboard/requests/${id}`);
    },
    onError: (failure) => showFieldErrors(setError, names, failure),
  });
  const isSending = isPending || isSuccess || files.isSending;
  return {
    kept,
    register,
    urgency: useWatch({ control, name: "urgency" }),
    errors: formState.errors,
    error,
    isSending,
    files,
    submit: handleSubmit((input) => isSending || mutate(input)),
  };
}
