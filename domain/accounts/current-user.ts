import type { User } from "./find-session-user.ts";

/** An address nobody has proved to own makes nobody an admin. */
export function isAdmin(
  user: Pick<User, "email" | "emailVerified">,
  adminEmails: string[],
): boolean {
  return user.emailVerified && adminEmails.includes(user.email.toLowerCase());
}

/** What someone may read about themselves; nothing else of the row leaves the server. */
export function currentUser(user: User, adminEmails: string[]) {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    membershipPlan: user.membershipPlan,
    membershipStatus: user.membershipStatus,
    membershipStartDate: user.membershipStartDate,
    membershipEndDate: user.membershipEndDate,
    hoursUsed: user.hoursUsed,
    hoursRemaining: user.hoursRemaining,
    createdAt: user.createdAt,
    isAdmin: isAdmin(user, adminEmails),
  };
}

export type CurrentUser = ReturnType<typeof currentUser>;
