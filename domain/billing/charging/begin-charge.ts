import { randomUUID } from "node:crypto";
import { termPrice } from "../../../content/plans.ts";
import type { Ctx } from "../../../platform/context.ts";
import { requirePlan } from "../../plans/require-plan.ts";
import { type SubscriptionRow, subscriptions } from "./tables.ts";
import { keepCharge } from "./keep-charge.ts";

type Terms = Pick<SubscriptionRow, "companyId" | "planId" | "term"> &
  Partial<Pick<SubscriptionRow, "signupId" | "membershipId" | "customerId" | "paymentMethodId">> & {
    /** Cents a month, where it is not the plan's of today. */
    price?: number | null;
  };

/** Kept before the provider is asked, so that whoever asks again asks for the same one. */
export async function beginCharge(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  { price, ...terms }: Terms,
): Promise<string> {
  const now = clock.now();
  const cents = termPrice(price ?? (await requirePlan(db, terms.planId)).price, terms.term);
  const [begun] = await db
    .insert(subscriptions)
    .values({ ...terms, cents, attemptKey: randomUUID(), createdAt: now, updatedAt: now })
    .returning({ id: subscriptions.id, signupId: subscriptions.signupId });
  if (!begun) throw new Error("The new subscription was not returned");
  await keepCharge(db, begun, "charging");
  return begun.id;
}
