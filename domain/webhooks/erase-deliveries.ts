import { and, isNotNull } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { namesOneOf } from "../../platform/names-one-of.ts";
import { webhookDeliveries } from "./tables.ts";

/** What was or would have been sent about them: a body cannot be signed without what it said. */
export async function eraseDeliveries(tx: Queryable, names: string[]): Promise<void> {
  await tx.delete(webhookDeliveries).where(namesOneOf(webhookDeliveries.body, names));
}

/** Copies of what others have by now; what waits, or was given up, can still be sent. */
export async function eraseDelivered(tx: Queryable, names: string[]): Promise<void> {
  const { body, deliveredAt } = webhookDeliveries;
  await tx.delete(webhookDeliveries).where(and(isNotNull(deliveredAt), namesOneOf(body, names)));
}
