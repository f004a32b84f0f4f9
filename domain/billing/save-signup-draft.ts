import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { membershipSignups, signupDrafts } from "./tables.ts";
import { CodedError } from "../../platform/errors.ts";
import type { Cards } from "../../platform/payments/cards.ts";
import { ensureCustomer } from "./ensure-customer.ts";
import { requireDraft } from "./require-draft.ts";
import type { SignupDraft } from "./schema.ts";

/**
 * Stores the form before the card is confirmed and sets the intent's customer, so that the signup can be
 * completed without the visitor. @throws CodedError not_found for another visitor's intent; conflict if it
 * is over or its card belongs to another customer; unavailable
 */
export async function saveSignupDraft(
  ctx: Ctx,
  cards: Cards,
  visitorKey: string,
  { setupIntentId, planId, ...form }: SignupDraft,
): Promise<void> {
  const draft = await requireDraft(ctx, { setupIntentId, planId, visitorKey });
  if (draft.finishedAt) throw await refusal(ctx, setupIntentId);
  const customerId = await ensureCustomer(ctx, cards, form.email);
  const intent = await cards.getSetupIntent(setupIntentId);
  if (!intent || intent.status === "canceled") throw expired();
  // The form may still be corrected, but a saved card stays with its customer.
  if (intent.status === "succeeded" && intent.customerId !== customerId)
    throw new CodedError("conflict", "The card was saved for another email address.");
  const added = JSON.stringify({ [customerId]: form });
  const [kept] = await ctx.db
    .update(signupDrafts)
    .set({ forms: sql`${signupDrafts.forms} || ${added}::jsonb`, updatedAt: ctx.clock.now() })
    .where(and(eq(signupDrafts.setupIntentId, setupIntentId), isNull(signupDrafts.finishedAt)))
    .returning({ id: signupDrafts.setupIntentId });
  if (!kept) throw await refusal(ctx, setupIntentId);
  // Last, so that the intent's customer always has a stored form.
  if (intent.customerId !== customerId)
    await cards.setCustomer(setupIntentId, customerId, randomUUID());
}

const expired = () =>
  new CodedError("conflict", "This card form has expired. Please reload the page.");

/** A draft ends with a signup, or expires without one. */
async function refusal(ctx: Pick<Ctx, "db">, setupIntentId: string): Promise<CodedError> {
  const [signup] = await ctx.db
    .select({ id: membershipSignups.id })
    .from(membershipSignups)
    .where(eq(membershipSignups.setupIntentId, setupIntentId));
  return signup ? new CodedError("conflict", "This signup is already complete.") : expired();
}
