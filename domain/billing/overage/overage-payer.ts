import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { keptCompany } from "../../companies/merged-companies.ts";
import { isLapsed, latestBegun, requireSubscription } from "../charging/find-subscription.ts";
import type { SubscriptionRow } from "../charging/tables.ts";
import { type OverageChargeRow, overageCharges } from "./tables.ts";

/** Null where no card has paid for the plan here. */
export const overagePayer = async (db: Queryable, companyId: string) =>
  latestBegun(db, await keptCompany(db, companyId));

/** The one that it waits for, or another where that has come to nothing before the provider heard of it. */
export async function payerOfWaiting(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { statementId, companyId, subscriptionId, itemId, ownInvoiceId }: OverageChargeRow,
): Promise<SubscriptionRow> {
  const awaited = await requireSubscription(db, subscriptionId);
  const isAsked = awaited.providerId !== null || itemId !== null || ownInvoiceId !== null;
  const payer = isLapsed(awaited) && !isAsked ? await overagePayer(db, companyId) : null;
  if (!payer) return awaited;
  await db
    .update(overageCharges)
    .set({ subscriptionId: payer.id, updatedAt: clock.now() })
    .where(eq(overageCharges.statementId, statementId));
  return payer;
}
