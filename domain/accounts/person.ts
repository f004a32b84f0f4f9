import type { UserRow } from "./tables.ts";

/** Whose data to export or erase; the address is empty until it is verified. */
export type Person = { userId: string; verifiedEmail: string };

export function personOf(user: Pick<UserRow, "id" | "email" | "emailVerified">): Person {
  return { userId: user.id, verifiedEmail: user.emailVerified ? user.email : "" };
}
