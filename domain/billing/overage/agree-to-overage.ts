import type { Ctx } from "../../../platform/context.ts";
import { requireMember } from "../../../platform/require-actor.ts";
import { requireSeat } from "../../companies/require-seat.ts";
import { setOverageCap } from "../../companies/set-overage-cap.ts";
import { showBilling } from "../plan/show-billing.ts";
import type { Billing } from "../schema.ts";
import type { OverageCap } from "./schema.ts";

/** An owner's yes to hours beyond the plan, up to so many minutes in a period. @throws CodedError unauthenticated, not_found, forbidden */
export function agreeToOverage(
  ctx: Ctx,
  companyId: string,
  { capMinutes }: OverageCap,
): Promise<Billing> {
  const { userId } = requireMember(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx };
    await requireSeat(tx, { companyId, userId }, ["owner"]);
    await setOverageCap(within, companyId, capMinutes ?? 0);
    return showBilling(within, companyId);
  });
}
