import { useQuery } from "@tanstack/react-query";
import { invitationDays, type OwnCompany } from "../../../domain/companies/schema.ts";
import { CannotLoad } from "../../ui/cannot-load.tsx";
import { SettingsSection } from "../settings/settings-section.tsx";
import { WaitingRows } from "../settings/waiting-rows.tsx";
import { WriteToUs } from "../write-to-us.tsx";
import { InvitationRow } from "./invitation-row.tsx";
import { InviteForm } from "./invite-form.tsx";
import { invitationsHeading, peopleHeading, peopleQuery } from "./people-queries.ts";
import { SeatRow } from "./seat-row.tsx";

export function CompanyPeople({ company }: { company: OwnCompany }) {
  const query = useQuery(peopleQuery(company.id));
  const { data, isError } = query;
  const isOwner = company.role === "owner";
  const owners = data?.seats.filter(({ role }) => role === "owner").length ?? 0;
  return (
    <>
      <SettingsSection
        id={peopleHeading}
        heading="Who has access"
        text={`What they see of ${company.name}, and what they may do for it, depends on their role.`}
      >
        {data ? (
          <>
            <ul className="settings-rows">
              {data.seats.map((seat) => (
                <SeatRow
                  key={seat.userId}
                  company={company}
                  seat={seat}
                  isLastOwner={seat.role === "owner" && owners === 1}
                />
              ))}
            </ul>
            {isOwner && owners === 1 ? (
              <p className="hint">
                You are the only owner. To leave or to change your own role, make somebody else an
                owner first.
              </p>
            ) : null}
          </>
        ) : isError ? (
          <CannotLoad what="This list" query={query}>
            <WriteToUs />
          </CannotLoad>
        ) : (
          <WaitingRows what="who has access" />
        )}
      </SettingsSection>
      {isOwner ? (
        <SettingsSection
          id="invite"
          heading="Invite somebody"
          text={`They get an email with a link that works for ${invitationDays} days, and sign in with that address. They need no password, and cost nothing.`}
        >
          <InviteForm company={company} />
        </SettingsSection>
      ) : null}
      {data && data.invitations.length > 0 ? (
        <SettingsSection
          id={invitationsHeading}
          heading="Open invitations"
          text="Sent, but not accepted yet."
        >
          <ul className="settings-rows">
            {data.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} company={company} invitation={invitation} />
            ))}
          </ul>
        </SettingsSection>
      ) : null}
    </>
  );
}
