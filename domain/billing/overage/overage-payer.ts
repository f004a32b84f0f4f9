import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { keptCompany } from "../../companies/merged-companies.ts";
import { isLapsed, latestBegun, requireSubscription } from "../charging/find-subscription.ts";
import type { SubscriptionRow } from "../charging/tables.ts";
import { type OverageChargeRow, overageCharges } from "./tables.ts";

/** Null where no card has paid for the plan here. */
export const overagePayer = async (db: Queryable, companyId: string) =>
  latestBegun(db, await keptCompany(db, companyId));

/** The one that it waits for, or another where that has come to nothing. Null where no card is left to wait for: the next run has the firm ask for it. */
export async function payerOfWaiting(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { statementId, companyId, cents, ...row }: OverageChargeRow,
): Promise<SubscriptionRow | null> {
  const awaited = await requireSubscription(db, row.subscriptionId);
  const isAsked = row.itemId !== null || row.ownInvoiceId !== null;
  if (!isLapsed(awaited) || isAsked) return awaited;
  const payer = await overagePayer(db, companyId);
  const isIt = and(
    eq(overageCharges.statementId, statementId),
    eq(overageCharges.subscriptionId, awaited.id),
  );
  if (payer)
    await db
      .update(overageCharges)
      .set({ subscriptionId: payer.id, updatedAt: clock.now() })
      .where(isIt);
  // What gives back waits for a card that may come.
  else if (cents > 0) await db.delete(overageCharges).where(isIt);
  return payer;
}
