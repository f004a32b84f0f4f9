import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import type { Conversation, NewCompany, WinInput } from "../../../domain/desk/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { noAnswer } from "../../api-client/failure-text.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { ActionButton } from "../../ui/action-button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { inboxPath } from "./inbox-path.ts";

export function MakeCompany({ conversation: { id, messages } }: { conversation: Conversation }) {
  const seen: WinInput = { after: messages.at(-1)?.id };
  const navigate = useNavigate();
  const queries = useQueryClient();
  const make = useSingleMutation<NewCompany, undefined>({
    mutationFn: async () =>
      (await request("POST", `${inboxPath}/${id}/company`, seen)).json() as Promise<NewCompany>,
    onSuccess: async ({ companyId }) => {
      toast({ title: "The lead is a company now", description: "It is marked as won." });
      await navigate(`/admin/companies/${companyId}`);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [`${inboxPath}/${id}`] }),
  });
  return (
    <ActionButton
      action={make}
      label="Make it a company"
      pending="Making it a company..."
      failed={noAnswer}
      kind="quiet"
    />
  );
}
