import type { Ctx } from "../../../platform/context.ts";
import { requireCompanyInView } from "../../hours/own-hours.ts";
import type { Billing } from "../schema.ts";
import { requireKeeper } from "./in-plan.ts";
import { showBilling } from "./show-billing.ts";

/** Of the company in view. @throws CodedError unauthenticated, not_found, forbidden */
export async function ownBilling(ctx: Ctx): Promise<Billing> {
  const { companyId } = await requireCompanyInView(ctx);
  return billingOf(ctx, companyId);
}

/** @throws CodedError unauthenticated, not_found, forbidden */
export async function billingOf(ctx: Ctx, companyId: string): Promise<Billing> {
  await requireKeeper(ctx, companyId);
  return showBilling(ctx, companyId);
}
