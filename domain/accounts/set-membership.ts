import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { users, type UserRow } from "./tables.ts";

type Membership = Pick<
  UserRow,
  | "membershipPlan"
  | "membershipStatus"
  | "membershipStartDate"
  | "membershipEndDate"
  | "hoursUsed"
  | "hoursRemaining"
  | "updatedAt"
>;

export async function setMembership(tx: Queryable, userId: string, membership: Membership) {
  await tx.update(users).set(membership).where(eq(users.id, userId));
}
