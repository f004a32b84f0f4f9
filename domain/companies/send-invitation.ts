import { eq } from "drizzle-orm";
import { firm } from "../../content/firm.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { findUser } from "../accounts/require-user.ts";
import { acknowledge, type AcknowledgingServices } from "../acknowledge.ts";
import { nameOf } from "../address-mail.ts";
import { plainName } from "../mail-layout.ts";
import { invitationMail } from "./invitation-mail.ts";
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
  const isResent = expires.getTime() !== new Date(expiresAt).getTime();
  if (acceptedAt || withdrawnAt || isResent) return;
  const { appUrl } = services.settings;
  const inviter = await nameInviter(services.db, invitedBy);
  const { company } = found;
  await acknowledge(
    services,
    "invitation",
    invitationMail({ invitationId, email, inviter, company, role, expires, appUrl }),
  );
}

async function nameInviter(db: Queryable, userId: string | null): Promise<string> {
  const user = userId === null ? null : await findUser({ db }, userId);
  if (!user) return firm.name;
  const name = plainName(nameOf(user)).trim();
  return name ? `${name} (${user.email})` : user.email;
}
