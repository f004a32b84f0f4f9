import { termPrice } from "../../../content/plans.ts";
import type { Ctx } from "../../../platform/context.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import type { MembershipRow } from "../../membership/find-membership.ts";
import type { PlanChoice, PlanPreview } from "../../membership/schema.ts";
import { liveSubscription } from "./mark-stale.ts";

type Charged = Pick<PlanPreview, "chargedToday" | "chargedNext" | "chargedLater">;

type Change = Pick<PlanChoice, "term" | "when"> & {
  /** With the price that it would cost, cents a month. */
  plan: { id: string; name: string; price: number };
  on: string;
  /** The day of the first invoice after it, and after what is paid today. */
  nextOn: string;
};

/** All figures are the provider's. @throws CodedError unavailable */
export async function previewCharges(
  { db }: Pick<Ctx, "db">,
  charges: Charges,
  membership: MembershipRow,
  { plan, term, when, nextOn: date }: Change,
): Promise<Charged> {
  const billed = await liveSubscription(db, membership.id);
  if (!billed?.providerId || billed.itemId === null || billed.customerId === null)
    return { chargedToday: null, chargedNext: null, chargedLater: null };
  const { providerId: id, itemId, customerId, ...now } = billed;
  const { id: planId, name } = plan;
  const isSame = when === "next" && term === membership.term;
  const isPresent = isSame && planId === membership.planId && planId === now.planId;
  const cents = isPresent ? now.cents : termPrice(plan.price, term);
  const priceId = await charges.priceOf({ planId, name, term, cents });
  const later = await charges.previewRecurring({ customerId, priceId });
  const next = isSame ? await charges.previewNext({ id, itemId, priceId }) : later;
  return {
    chargedToday: when === "next" ? 0 : await charges.previewUpgrade({ id, itemId, priceId }),
    chargedNext: { date, cents: next },
    chargedLater: later,
  };
}
