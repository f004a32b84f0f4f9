import { firmDay } from "../../../content/firm-day.ts";
import type {
  InvitationSending,
  ListedInvitation,
  OwnCompany,
} from "../../../domain/companies/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { toast } from "../../ui/toast-store.ts";
import { usePeopleMutation } from "./people-queries.ts";

type After = { onSuccess?: () => void; onError: (error: Error) => void };

export function useInvite({ id }: OwnCompany, { onSuccess, onError }: After) {
  return usePeopleMutation({
    mutationFn: async (input: InvitationSending): Promise<ListedInvitation> =>
      (await request("POST", `/api/companies/${id}/seats`, input)).json(),
    onSuccess: ({ email, expiresAt }) => {
      const description = `${email} has until ${firmDay(expiresAt)} to accept.`;
      toast({ title: "Invitation sent", description });
      onSuccess?.();
    },
    onError,
  });
}
