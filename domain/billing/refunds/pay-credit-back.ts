import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { lockCompany } from "../../companies/lock-company.ts";
import { idsWithMerged } from "../../companies/merged-companies.ts";
import { listCredits, markCredit } from "../../invoices/credits.ts";
import type { CreditPaidBack } from "../../invoices/schema.ts";
import { showBilling } from "../plan/show-billing.ts";
import type { Billing } from "../schema.ts";

/** By staff, who paid it otherwise: no invoice takes it any more. @throws CodedError forbidden, not_found, conflict */
export async function payCreditBack(
  ctx: Ctx,
  companyId: string,
  { creditId, cents, reason }: CreditPaidBack,
): Promise<Billing> {
  requireAdmin(ctx.actor);
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const ids = await idsWithMerged(tx, companyId);
    const credit = (await listCredits(tx, ids)).find(({ id }) => id === creditId);
    const isPaidBack = credit !== undefined && credit.paidBackOn !== null;
    if (!credit || credit.cents !== cents || isPaidBack === (reason !== null)) {
      const current = await showBilling({ ...ctx, db: tx }, companyId);
      throw new CodedError("conflict", refusalOf(isPaidBack), { current });
    }
    await markCredit({ ...ctx, db: tx }, ids, { credit, companyId, reason });
  });
  return showBilling(ctx, companyId);
}

const refusalOf = (isPaidBack: boolean) =>
  isPaidBack ? "This credit has been paid back already." : "This credit no longer waits like that.";
