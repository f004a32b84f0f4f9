import { useQuery } from "@tanstack/react-query";
import { type CompanyPeople, seatRoleWords } from "../../../domain/companies/schema.ts";
import { companiesQuery, peopleQuery } from "../people/people-queries.ts";
import { SettingsSection } from "../settings/settings-section.tsx";

function Keepers({ companyId }: { companyId: string }) {
  const { data } = useQuery(peopleQuery(companyId));
  return <KeeperRows seats={data?.seats ?? []} />;
}

function KeeperRows({ seats }: Pick<CompanyPeople, "seats">) {
  return (
    <ul className="settings-rows">
      {seats
        .filter(({ role }) => role === "owner" || role === "billing")
        .map(({ userId, name, email, role }) => (
          <li key={userId} className="settings-row person-row">
            <div>
              <strong>{name ?? email}</strong>
              {name ? <p>{email}</p> : null}
            </div>
            <span className="person-role">{seatRoleWords[role].label}</span>
          </li>
        ))}
    </ul>
  );
}

export function KeepersOnly() {
  const { data } = useQuery(companiesQuery);
  const shown = data?.companies.find(({ inView }) => inView);
  return (
    <SettingsSection
      id="keepers"
      heading="For owners and billing contacts"
      text="They see the plan and can change, pause or cancel it. Your role doesn’t include that; ask one of them, or ask an owner to change your role."
    >
      {shown ? <Keepers companyId={shown.id} /> : null}
    </SettingsSection>
  );
}
