import { eq } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import { membershipSignups as signups } from "../tables.ts";
import type { SubscriptionRow } from "./tables.ts";

/** Before the company, as whoever applies the signup does. `tx` is a transaction. */
export async function lockSignup(
  tx: Queryable,
  { signupId }: Pick<SubscriptionRow, "signupId">,
): Promise<void> {
  if (signupId === null) return;
  await tx.select({ id: signups.id }).from(signups).where(eq(signups.id, signupId)).for("update");
}
