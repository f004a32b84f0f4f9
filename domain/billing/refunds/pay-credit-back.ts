import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { lockCompany } from "../../companies/lock-company.ts";
import { idsWithMerged } from "../../companies/merged-companies.ts";
import { isYetToBill, listCredits, markCredit } from "../../invoices/credits.ts";
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
    await markCredit({ ...ctx, db: tx }, { credit, companyId, reason });
    if (reason === null && credit.ofPlan && !(await isYetToBill(tx, ids, creditId)))
      throw new CodedError(
        "conflict",
        "No invoice would take this credit any more, so it stays paid back. If it wasn’t paid, pay it now.",
      );
  });
  return showBilling(ctx, companyId);
}

const refusalOf = (isPaidBack: boolean) =>
  isPaidBack
    ? "This credit has been paid back already."
    : "This credit has changed. Please check it again.";
