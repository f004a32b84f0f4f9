import { and, isNull } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { namesOneOf } from "../../platform/names-one-of.ts";
import { webhookDeliveries } from "./tables.ts";

/** What was or would have been sent about them: a body cannot be signed without what it said. */
export async function eraseDeliveries(tx: Queryable, names: string[]): Promise<void> {
  await tx.delete(webhookDeliveries).where(namesOneOf(webhookDeliveries.body, names));
}

/** Copies of what others have by now; what still waits is sent first. */
export async function eraseSettled(tx: Queryable, names: string[]): Promise<void> {
  const { body, nextTryAt } = webhookDeliveries;
  await tx.delete(webhookDeliveries).where(and(isNull(nextTryAt), namesOneOf(body, names)));
}
