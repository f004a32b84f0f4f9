import type { Ctx } from "../../../platform/context.ts";
import { invoicesOf } from "../../invoices/read-invoices.ts";
import { subscriptionOf } from "../../membership/subscription-of.ts";
import { latestAgreement } from "../../terms/latest-agreement.ts";
import type { Billing } from "../schema.ts";

type ReadCtx = Pick<Ctx, "actor" | "db" | "clock">;

export async function showBilling(ctx: ReadCtx, companyId: string): Promise<Billing> {
  return {
    subscription: await subscriptionOf(ctx, companyId),
    invoices: await invoicesOf(ctx, companyId),
    agreement: await latestAgreement(ctx.db, companyId),
  };
}
