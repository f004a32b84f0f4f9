import { termPrice } from "../../../content/plans.ts";
import type { Ctx } from "../../../platform/context.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { keptPrice } from "../../membership/kept-price.ts";
import type { FullStanding } from "../../membership/standing.ts";
import type { PlanChoice, PlanPreview } from "../../membership/schema.ts";
import { requirePlan } from "../../plans/require-plan.ts";
import { liveSubscription } from "./mark-stale.ts";

type Charged = Pick<PlanPreview, "chargedToday" | "chargedNext" | "chargedLater">;

type Change = Pick<PlanChoice, "planId" | "term" | "when"> & {
  on: string;
  /** The day of the first invoice after it, and after what is paid today. */
  nextOn: string;
};

/** All figures are the provider's. @throws CodedError unavailable */
export async function previewCharges(
  { db }: Pick<Ctx, "db">,
  charges: Charges,
  { membership, last }: FullStanding,
  { planId, term, when, nextOn: date }: Change,
): Promise<Charged> {
  const billed = await liveSubscription(db, membership.id);
  if (!billed?.providerId || billed.itemId === null || billed.customerId === null)
    return { chargedToday: null, chargedNext: null, chargedLater: null };
  const { providerId: id, itemId, customerId, ...now } = billed;
  const plan = await requirePlan(db, planId);
  const isSame = when === "next" && term === membership.term;
  const price = isSame ? keptPrice(last, plan) : plan.price;
  const isPresent = isSame && planId === now.planId && term === now.term;
  const cents = isPresent ? now.cents : termPrice(price, term);
  const priceId = await charges.priceOf({ planId, name: plan.name, term, cents });
  const later = await charges.previewRecurring({ customerId, priceId });
  const next = isSame ? await charges.previewNext({ id, itemId, priceId }) : later;
  return {
    chargedToday: when === "next" ? 0 : await charges.previewUpgrade({ id, itemId, priceId }),
    chargedNext: { date, cents: next },
    chargedLater: later,
  };
}
