import type { Ctx } from "../../../platform/context.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { isOver, requireSubscription } from "./find-subscription.ts";
import { readSubscription } from "./read-subscription.ts";

/** False where the subscription has ended at the provider before anybody heard of it: it takes no change then. */
export async function unlessEnded(
  ctx: Ctx,
  charges: Charges,
  { id, providerId }: { id: string; providerId: string },
  change: () => Promise<void>,
): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    await readSubscription(ctx, charges, providerId);
    if (isOver(await requireSubscription(ctx.db, id))) return false;
    throw error;
  }
}
