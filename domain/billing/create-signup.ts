import { eq } from "drizzle-orm";
import { findVerifiedUser } from "../accounts/verified-user.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { cardCustomers, membershipSignups, type SignupDraftRow, signupDrafts } from "./tables.ts";
import { requirePlan } from "../plans/require-plan.ts";
import { CodedError } from "../../platform/errors.ts";
import { recordEvent } from "../../platform/events.ts";
import type { Cards, SetupIntent } from "../../platform/payments/cards.ts";
import { draftAgreement, draftForm } from "./draft-form.ts";

/** Only the provider's current answer counts, never the caller's. @throws CodedError conflict, unavailable */
export async function createSignup(
  ctx: Ctx,
  cards: Cards,
  draft: SignupDraftRow,
): Promise<{ signupId: number; intent: SetupIntent }> {
  const intent = await cards.getSetupIntent(draft.setupIntentId);
  const form = intent && draftForm(draft, intent);
  if (
    intent?.status !== "succeeded" ||
    !intent.paymentMethodId ||
    intent.planId !== draft.planId ||
    intent.term !== draft.term ||
    intent.visitorKey !== draft.visitorId ||
    !form
  )
    throw new CodedError("conflict", "The card has not been confirmed yet. Please try again.");
  const { paymentMethodId, customerId, card } = intent;
  const { terms: agreed, price } = draftAgreement(draft, intent);
  const now = ctx.clock.now();
  const signupId = await ctx.db.transaction(async (tx) => {
    const [added] = await tx
      .insert(membershipSignups)
      .values({
        ...form,
        planId: draft.planId,
        term: draft.term,
        price: price ?? (await requirePlan(tx, draft.planId)).price,
        customerId,
        paymentMethodId,
        cardBrand: card?.brand,
        cardLast4: card?.last4,
        setupIntentId: draft.setupIntentId,
        termsVersion: agreed?.version,
        termsHash: agreed?.hash,
        termsAgreedAt: agreed?.at,
        unproved: await isUnproved(tx, form.email, customerId),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: membershipSignups.setupIntentId })
      .returning({ id: membershipSignups.id });
    if (!added) return null;
    await tx
      .update(signupDrafts)
      .set({ finishedAt: now, updatedAt: now })
      .where(eq(signupDrafts.setupIntentId, draft.setupIntentId));
    const { firstName, lastName, email, phone, company, cameBy } = form;
    await recordEvent({ ...ctx, db: tx }, "signup.created", {
      signupId: added.id,
      planId: draft.planId,
      term: draft.term,
      firstName,
      lastName,
      email,
      phone,
      company,
      cameBy: cameBy ?? null,
    });
    await ctx.jobs.send(tx, "signup-notice", { signupId: added.id });
    await ctx.jobs.send(tx, "signup-acknowledgement", { signupId: added.id });
    return added.id;
  });
  if (signupId !== null) return { signupId, intent };
  const [existing] = await ctx.db
    .select({ id: membershipSignups.id })
    .from(membershipSignups)
    .where(eq(membershipSignups.setupIntentId, draft.setupIntentId));
  if (!existing) throw new Error("A signup was neither added nor there");
  return { signupId: existing.id, intent };
}

/** The card's customer knows who was signed in, also where the provider's event finishes the signup. */
async function isUnproved(tx: Queryable, email: string, customerId: string | null) {
  const account = await findVerifiedUser(tx, email);
  if (!account) return false;
  const [owner] = await tx
    .select({ userId: cardCustomers.userId })
    .from(cardCustomers)
    .where(eq(cardCustomers.customerId, customerId ?? ""));
  return owner?.userId !== account.id;
}

export async function createSignupIfReady(
  ctx: Ctx,
  cards: Cards,
  setupIntentId: string,
): Promise<boolean> {
  const [draft] = await ctx.db
    .select()
    .from(signupDrafts)
    .where(eq(signupDrafts.setupIntentId, setupIntentId));
  if (!draft || draft.finishedAt || Object.keys(draft.forms).length === 0) return false;
  try {
    await createSignup(ctx, cards, draft);
    return true;
  } catch (error) {
    if (error instanceof CodedError && error.code === "conflict") return false;
    throw error;
  }
}
