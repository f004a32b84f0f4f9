import { useQuery } from "@tanstack/react-query";
import { type CompanyPeople as People, seatRoleWords } from "../../../domain/companies/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { EmailLink } from "../email-link.tsx";

export function CompanyPeople({ id }: { id: string }) {
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
    <ul className="company-people">
      {data.seats.map(({ userId, name, email, role }) => (
        <li key={userId}>
          <span className="record-name">{name ?? email}</span>
          <span className="person-role">{seatRoleWords[role].label}</span>
          <span className="record-detail">
            <EmailLink address={email} />
          </span>
        </li>
      ))}
      {data.invitations.map(({ id: invitationId, email, role }) => (
        <li key={invitationId}>
          <span className="record-name">{email}</span>
          <span className="person-role">Invited as {seatRoleWords[role].label.toLowerCase()}</span>
        </li>
      ))}
    </ul>
  );
}
