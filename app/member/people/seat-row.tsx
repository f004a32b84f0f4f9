import type { ListedSeat, OwnCompany } from "../../../domain/companies/schema.ts";
import { seatRoleWords } from "../../../domain/companies/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useHandOverFocus } from "../../ui/return-focus.ts";
import { toast } from "../../ui/toast-store.ts";
import { useAddressPart } from "../../use-address.ts";
import { sayDay } from "../say-date.ts";
import { sayFailure, unchanged } from "../settings/say-failure.ts";
import { peopleHeading, usePeopleMutation } from "./people-queries.ts";
import { RoleDialog } from "./role-dialog.tsx";

type Props = { company: OwnCompany; seat: ListedSeat; isLastOwner: boolean };

export function SeatRow({ company, seat, isLastOwner }: Props) {
  const { userId, email, role, you, since } = seat;
  const name = seat.name ?? email;
  const at = `/api/companies/${company.id}/seats/${encodeURIComponent(userId)}`;
  const [address, setAddress] = useAddressPart("open");
  const open = address?.endsWith(userId) ? address.slice(0, -userId.length - 1) : null;
  const setOpen = (what: "role" | "end" | null) => setAddress(what && `${what}-${userId}`);
  const row = useHandOverFocus<HTMLLIElement>();
  const end = usePeopleMutation({
    mutationFn: () => request("DELETE", at),
    onSuccess: () => {
      setOpen(null);
      if (you) toast({ title: `You have left ${company.name}` });
      else toast({ title: `${name} was removed`, description: "We told them by email." });
    },
    onError: sayFailure(you ? "You have not left" : `${name} was not removed`),
  });
  const mayManage = company.role === "owner";
  return (
    <li ref={row} className="settings-row person-row">
      <div>
        <strong>{name}</strong>
        {you ? <span className="badge badge-secondary">You</span> : null}
        <p>
          {seat.name ? <span className="person-email">{email}</span> : null}
          <span>Since {sayDay(since)}</span>
        </p>
      </div>
      <span className="person-role">{seatRoleWords[role].label}</span>
      <div className="actions person-actions">
        {mayManage && !isLastOwner ? (
          <button type="button" className="button button-quiet" onClick={() => setOpen("role")}>
            Change role<span className="sr-only"> of {name}</span>
          </button>
        ) : null}
        {(you || mayManage) && !isLastOwner ? (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              end.reset();
              setOpen("end");
            }}
          >
            {you ? "Leave" : "Remove"}
            <span className="sr-only"> {you ? company.name : name}</span>
          </button>
        ) : null}
      </div>
      {open === "role" && mayManage ? (
        <RoleDialog seat={seat} name={name} at={at} onClose={() => setOpen(null)} />
      ) : null}
      <ConfirmDialog
        open={open === "end" && (you || mayManage)}
        onOpenChange={(next) => setOpen(next ? "end" : null)}
        heading={peopleHeading}
        title={you ? `Leave ${company.name}?` : `Remove ${name}?`}
        text={
          you
            ? "You will no longer have access to it. To come back, you need a new invitation."
            : `They will no longer have access to ${company.name}. We tell them by email.`
        }
        confirm={you ? "Leave" : "Remove"}
        danger
        problem={end.error ? failureText(end.error, unchanged) : ""}
        pending={end.isPending}
        onConfirm={() => end.mutate()}
      />
    </li>
  );
}
