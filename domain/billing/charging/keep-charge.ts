import { eq } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import { membershipSignups as signups } from "../tables.ts";
import { type SubscriptionRow, subscriptions } from "./tables.ts";

/** How the first payment stands, also where staff look at the signup. */
export async function keepCharge(
  db: Queryable,
  { id, signupId }: Pick<SubscriptionRow, "id" | "signupId">,
  charge: SubscriptionRow["charge"],
): Promise<void> {
  await db.update(subscriptions).set({ charge }).where(eq(subscriptions.id, id));
  if (signupId !== null) await db.update(signups).set({ charge }).where(eq(signups.id, signupId));
}
