import type { SessionFacts, UserRow } from "./tables.ts";

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
