import type { SessionFacts, UserRow } from "./tables.ts";
import type { CurrentUser } from "./schema.ts";

/** Only a verified address can be an admin's. */
function isAdminAddress(
  user: Pick<UserRow, "email" | "emailVerified">,
  adminEmails: string[],
): boolean {
  return user.emailVerified && adminEmails.includes(user.email.toLowerCase());
}

export function needsSecondFactor(
  user: Pick<UserRow, "email" | "emailVerified">,
  method: SessionFacts["method"],
  { live, adminEmails }: { adminEmails: string[]; live: boolean },
): boolean {
  return live && method === "email" && isAdminAddress(user, adminEmails);
}

/** Once the site is live an email alone makes no admin either: a provider or a passkey must vouch. */
export function actsAsAdmin(
  user: Pick<UserRow, "email" | "emailVerified">,
  session: SessionFacts,
  settings: { adminEmails: string[]; live: boolean },
): boolean {
  return isAdminAddress(user, settings.adminEmails) && (!settings.live || session.strong === true);
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

/** Expiry is computed when read, so no job has to run on time. */
export function membershipStatusAt(
  user: Pick<UserRow, "membershipStatus" | "membershipEndDate">,
  now: Date,
): string {
  const isOver = user.membershipEndDate !== null && user.membershipEndDate <= now;
  return isOver && user.membershipStatus === "active" ? "expired" : user.membershipStatus;
}

/** The only fields of the row that leave the server. */
export function currentUser(user: UserRow, isAdmin: boolean, now: Date): CurrentUser {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    membershipPlan: user.membershipPlan,
    membershipStatus: membershipStatusAt(user, now),
    membershipStartDate: iso(user.membershipStartDate),
    membershipEndDate: iso(user.membershipEndDate),
    hoursUsed: user.hoursUsed,
    hoursRemaining: user.hoursRemaining,
    createdAt: user.createdAt.toISOString(),
    isAdmin,
    deletionScheduledFor: iso(user.deletionScheduledFor),
  };
}
