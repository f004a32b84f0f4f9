import { and, eq, inArray } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit.ts";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { idsWithMerged } from "../../companies/merged-companies.ts";
import { billingOf } from "../plan/own-billing.ts";
import type { Billing } from "../schema.ts";
import { forUpgrade } from "./bill-reasons.ts";
import { voidIfOpen } from "./close-unserved.ts";
import { latestOfCompanies } from "./find-subscription.ts";
import { finishUpgrade, isOpenUpgrade } from "./finish-upgrade.ts";
import { invoices, subscriptions } from "./tables.ts";

/** An upgrade that waits for its payment; one that has been paid in the meantime stays. @throws CodedError forbidden, not_found, conflict, unavailable */
export async function callOffUpgrade(
  ctx: Ctx,
  charges: Charges,
  companyId: string,
): Promise<Billing> {
  const current = await billingOf(ctx, companyId);
  const ids = await idsWithMerged(ctx.db, companyId);
  const row = await latestOfCompanies(ctx.db, ids);
  if (!row?.upgrade?.hasWaited) throw nothingWaits(current);
  const open = await ctx.db
    .select({ providerId: invoices.providerId })
    .from(invoices)
    .where(
      and(
        eq(invoices.subscriptionId, row.id),
        forUpgrade,
        inArray(invoices.status, ["draft", "open"]),
      ),
    );
  const { hasWaited: _, ...upgrade } = row.upgrade;
  const isCalledOff = await ctx.db.transaction(async (tx) => {
    const [waiting] = await tx
      .update(subscriptions)
      // Without `hasWaited` no mail says that it lapsed: its owners have just called it off.
      .set({ upgrade })
      .where(isOpenUpgrade(row.id, upgrade))
      .returning({ id: subscriptions.id });
    if (!waiting) return false;
    const { planId, term } = upgrade;
    await recordAudit(tx, ctx, {
      action: "billing.upgrade-called-off",
      subjectType: "company",
      subjectId: companyId,
      companyId,
      details: { planId, term },
    });
    return true;
  });
  if (!isCalledOff) throw nothingWaits(await billingOf(ctx, companyId));
  for (const { providerId } of open) await voidIfOpen(ctx, charges, providerId);
  await finishUpgrade(ctx, charges, row);
  return billingOf(ctx, companyId);
}

const nothingWaits = (current: Billing) =>
  new CodedError("conflict", "There is no change that waits for its payment.", { current });
