import type { UserRow } from "./tables.ts";

/** Whose data it is; the address is empty until they have proved that it is theirs. */
export type Person = { userId: string; verifiedEmail: string };

export function personOf(user: Pick<UserRow, "id" | "email" | "emailVerified">): Person {
  return { userId: user.id, verifiedEmail: user.emailVerified ? user.email : "" };
}
