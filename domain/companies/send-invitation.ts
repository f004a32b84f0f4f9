import { eq } from "drizzle-orm";
import { firm } from "../../content/firm.ts";
import { firmDay } from "../../content/firm-day.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { findUser } from "../accounts/require-user.ts";
import { acknowledge, type AcknowledgingServices } from "../acknowledge.ts";
import { nameOf, paragraph } from "../address-mail.ts";
import { plainName } from "../mail-layout.ts";
import { plainCompany } from "./plain-company.ts";
import { seatRoleWords } from "./schema.ts";
import { companies, seatInvitations as invitations } from "./tables.ts";

type Services = AcknowledgingServices & { settings: { appUrl: string } };

/** Not once it has been answered, withdrawn, or sent again since. */
export async function sendSeatInvitation(
  services: Services,
  { invitationId, expiresAt }: { invitationId: string; expiresAt: string },
): Promise<void> {
  const [found] = await services.db
    .select({ invitation: invitations, company: companies.name })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .where(eq(invitations.id, invitationId));
  if (!found) return;
  const { email, role, acceptedAt, withdrawnAt, expiresAt: expires, invitedBy } = found.invitation;
  const since = expires.getTime();
  if (acceptedAt || withdrawnAt || since !== new Date(expiresAt).getTime()) return;
  const company = plainCompany(found.company);
  const { label, may } = seatRoleWords[role];
  await acknowledge(
    services,
    "invitation",
    { email, firstName: null },
    {
      id: `seat-invitation-${invitationId}-${since.toString(36)}`,
      heading: `You are invited to join ${company ?? "a company"}`,
      parts: [
        paragraph(
          `${await inviter(services.db, invitedBy)} would like you to join ${company ?? "their company"} at ${firm.name}, where its consulting hours and requests are kept.`,
        ),
        {
          kind: "facts",
          rows: [
            ["Your role", label],
            ["What it may do", may],
            ["Good until", firmDay(expires)],
          ],
        },
        {
          kind: "button",
          label: "See the invitation",
          href: `${services.settings.appUrl}/invitations/${invitationId}`,
        },
        paragraph(
          `Sign in with this email address, ${email}: only it can accept. You don't need a password.`,
        ),
        paragraph("If you don't know what this is about, you can ignore this email."),
      ],
    },
  );
}

async function inviter(db: Queryable, userId: string | null): Promise<string> {
  const user = userId === null ? null : await findUser({ db }, userId);
  if (!user) return firm.name;
  const name = plainName(nameOf(user)).trim();
  return name ? `${name} (${user.email})` : user.email;
}
