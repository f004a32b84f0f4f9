import { firmDay } from "../../../content/firm-day.ts";
import {
  type ListedInvitation,
  type OwnCompany,
  seatRoleWords,
} from "../../../domain/companies/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { FormProblem } from "../../ui/form-problem.tsx";
import { useHandOverFocus } from "../../ui/return-focus.ts";
import { toast } from "../../ui/toast-store.ts";
import { sayFailure, unchanged } from "../settings/say-failure.ts";
import { usePeopleMutation } from "./people-queries.ts";
import { useInvite } from "./use-invite.ts";

type Props = { company: OwnCompany; invitation: ListedInvitation };

export function InvitationRow({ company, invitation }: Props) {
  const { id, email, role, expiresAt, expired } = invitation;
  const row = useHandOverFocus<HTMLLIElement>();
  const again = useInvite(company, { onError: sayFailure("The invitation was not sent again") });
  const withdraw = usePeopleMutation({
    mutationFn: () => request("DELETE", `/api/companies/${company.id}/invitations/${id}`),
    onSuccess: () =>
      toast({ title: "Invitation withdrawn", description: `The link sent to ${email} is dead.` }),
    onError: sayFailure("The invitation was not withdrawn"),
  });
  const error = again.error ?? withdraw.error;
  return (
    <li ref={row} className="settings-row person-row">
      <div>
        <strong>{email}</strong>
        <p className={expired ? "invitation-over" : undefined}>
          {expired ? "Expired on" : "Good until"} {firmDay(expiresAt)}
        </p>
      </div>
      <span className="person-role">{seatRoleWords[role].label}</span>
      {company.role === "owner" ? (
        <div className="actions person-actions">
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={again.isPending}
            onClick={() => {
              withdraw.reset();
              again.mutate({ email, role, invitationId: id });
            }}
          >
            {again.isPending ? "Sending..." : "Send again"}
            <span className="sr-only"> to {email}</span>
          </button>
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={withdraw.isPending}
            onClick={() => {
              again.reset();
              withdraw.mutate();
            }}
          >
            {withdraw.isPending ? "Withdrawing..." : "Withdraw"}
            <span className="sr-only"> the invitation of {email}</span>
          </button>
        </div>
      ) : null}
      <FormProblem>{error ? failureText(error, unchanged) : ""}</FormProblem>
    </li>
  );
}
