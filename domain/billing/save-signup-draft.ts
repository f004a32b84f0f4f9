import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Applicant } from "../applications/schema.ts";
import { draftAgreement, draftForm, isSameAddress } from "./draft-form.ts";
import { membershipSignups, type SignupDraftRow, signupDrafts } from "./tables.ts";
import { CodedError } from "../../platform/errors.ts";
import type { Cards } from "../../platform/payments/cards.ts";
import { ensureCustomer } from "./ensure-customer.ts";
import { requirePlan } from "../plans/require-plan.ts";
import { termsShown } from "../terms/current-terms.ts";
import { requireDraft } from "./require-draft.ts";
import type { SignupDraft } from "./schema.ts";

/** Lets the signup complete without the visitor. @throws CodedError not_found, conflict, unavailable */
export async function saveSignupDraft(
  ctx: Ctx,
  cards: Cards,
  visitorKey: string,
  { setupIntentId, planId, ...form }: SignupDraft,
): Promise<void> {
  const draft = await requireDraft(ctx, { setupIntentId, planId, visitorKey });
  await stageForm(ctx, cards, draft, form);
}

type Staged = Applicant & Pick<SignupDraft, "termsVersion" | "cameBy">;

export async function stageForm(
  ctx: Ctx,
  cards: Cards,
  draft: SignupDraftRow,
  { termsVersion, ...form }: Staged,
): Promise<SignupDraftRow> {
  const { setupIntentId } = draft;
  const terms = { ...termsShown(termsVersion), at: ctx.clock.now() };
  if (draft.finishedAt) throw await refusal(ctx, setupIntentId);
  const intent = await cards.getSetupIntent(setupIntentId);
  if (!intent || intent.status === "canceled") throw expired();
  const isSaved = intent.status === "succeeded";
  // The form may still be corrected, but a saved card stays with its customer, and at its price.
  if (isSaved && intent.customerId && !isSameAddress(draftForm(draft, intent), form))
    throw new CodedError("conflict", "The card was saved for another email address.");
  const customerId =
    (isSaved && intent.customerId) ||
    (await ensureCustomer(ctx, cards, { email: form.email, setupIntentId }));
  const promised = isSaved ? draftAgreement(draft, intent).price : undefined;
  const price = promised ?? (await requirePlan(ctx.db, draft.planId)).price;
  const added = JSON.stringify({ [customerId]: { ...form, terms, price } });
  const [kept] = await ctx.db
    .update(signupDrafts)
    .set({ forms: sql`${signupDrafts.forms} || ${added}::jsonb`, updatedAt: ctx.clock.wall() })
    .where(and(eq(signupDrafts.setupIntentId, setupIntentId), isNull(signupDrafts.finishedAt)))
    .returning();
  if (!kept) throw await refusal(ctx, setupIntentId);
  // Last, so that the card's customer always has a stored form.
  if (isSaved && intent.paymentMethodId && !intent.customerId)
    await cards.attachCard(intent.paymentMethodId, customerId, randomUUID());
  else if (intent.customerId !== customerId)
    await cards.setCustomer(setupIntentId, customerId, randomUUID());
  return kept;
}

const expired = () =>
  new CodedError("conflict", "This card form has expired. Please reload the page.");

async function refusal(ctx: Pick<Ctx, "db">, setupIntentId: string): Promise<CodedError> {
  const [signup] = await ctx.db
    .select({ id: membershipSignups.id })
    .from(membershipSignups)
    .where(eq(membershipSignups.setupIntentId, setupIntentId));
  return signup ? new CodedError("conflict", "This signup is already complete.") : expired();
}
