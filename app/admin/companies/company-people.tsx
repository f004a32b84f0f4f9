import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  type CompanyPeople as People,
  type ListedSeat,
  seatRoleWords,
} from "../../../domain/companies/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { EmailLink } from "../email-link.tsx";
import { PhoneLink } from "../phone-link.tsx";
import { MovePerson } from "./move-person.tsx";

export function CompanyPeople({ id }: { id: string }) {
  // Stays when the dialog closes: its text is visible until it has faded out.
  const [moving, setMoving] = useState<ListedSeat | null>(null);
  const [open, setOpen] = useState(false);
  const query = useQuery({
    queryKey: [`/api/companies/${id}/seats`],
    queryFn: fetchByKey<People>("throw"),
    staleTime: 0,
  });
  const { data } = query;
  if (!data) return <NotLoaded what="The people" query={query} loading="Loading people..." />;
  if (data.seats.length + data.invitations.length === 0)
    return <p className="nothing">Nobody has signed in for this company yet.</p>;
  return (
    <>
      <ul className="company-people">
        {data.seats.map((seat) => (
          <li key={seat.userId}>
            <span className="record-name">{seat.name ?? seat.email}</span>
            <span className="person-role">{seatRoleWords[seat.role].label}</span>
            <span className="record-detail">
              <EmailLink address={seat.email} />
            </span>
            {seat.phone ? <PhoneLink className="record-detail" phone={seat.phone} /> : null}
            <button
              type="button"
              className="link"
              onClick={() => {
                setMoving(seat);
                setOpen(true);
              }}
            >
              Move<span className="sr-only"> {seat.name ?? seat.email} to another company</span>
            </button>
          </li>
        ))}
        {data.invitations.map(({ id: invitationId, email, role }) => (
          <li key={invitationId}>
            <span className="record-name">{email}</span>
            <span className="person-role">
              Invited as {seatRoleWords[role].label.toLowerCase()}
            </span>
          </li>
        ))}
      </ul>
      <a className="link" href={`/api/admin/company-people.csv?companyId=${id}`} download>
        Export CSV
      </a>
      {moving ? (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Move to another company"
          description={`${moving.name ?? moving.email} keeps the role ${seatRoleWords[moving.role].label.toLowerCase()}, or is the owner where nobody sits yet. They and the owners of both companies are told.`}
        >
          <MovePerson companyId={id} person={moving} onDone={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  );
}
