import { eq } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import { membershipSignups as signups } from "../tables.ts";
import { type SubscriptionRow, subscriptions } from "./tables.ts";

export async function keepCharge(
  db: Queryable,
  { id, signupId }: Pick<SubscriptionRow, "id" | "signupId">,
  charge: SubscriptionRow["charge"],
): Promise<void> {
  await db.update(subscriptions).set({ charge }).where(eq(subscriptions.id, id));
  if (signupId !== null) await db.update(signups).set({ charge }).where(eq(signups.id, signupId));
}
