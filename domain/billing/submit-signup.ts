import { signupThanks } from "../../content/thanks.ts";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import type { Cards } from "../../platform/payments/cards.ts";
import { createSignup } from "./create-signup.ts";
import { requireDraft } from "./require-draft.ts";
import { stageForm } from "./save-signup-draft.ts";
import type { SignupInput } from "./schema.ts";
import type { SignupDraftRow } from "./tables.ts";
import { draftForm, isSameAddress } from "./draft-form.ts";

/** Idempotent. @throws CodedError not_found, conflict (input differs from draft or provider), unavailable */
export async function submitSignup(
  ctx: Ctx,
  cards: Cards,
  visitorKey: string,
  { setupIntentId, planId, paymentMethodId, ...form }: SignupInput,
): Promise<{ message: string }> {
  const draft = await requireDraft(ctx, { setupIntentId, planId, visitorKey });
  const intent = await cards.getSetupIntent(setupIntentId);
  if (intent?.paymentMethodId !== paymentMethodId)
    throw new CodedError("conflict", "This card does not belong to this signup.");
  const staged = draftForm(draft, intent);
  if (staged && !isSameAddress(staged, form))
    throw new CodedError("conflict", "The card was saved for another email address.");
  await createSignup(ctx, cards, staged ? draft : await stageOnce(ctx, cards, draft, form));
  return { message: signupThanks };
}

/** Of two presses at once, the second finds staged what it would have staged itself. */
async function stageOnce(
  ctx: Ctx,
  cards: Cards,
  draft: SignupDraftRow,
  form: Parameters<typeof stageForm>[3],
): Promise<SignupDraftRow> {
  try {
    return await stageForm(ctx, cards, draft, form);
  } catch (error) {
    if (!(error instanceof CodedError && error.code === "conflict")) throw error;
    const { setupIntentId, visitorId: visitorKey } = draft;
    const now = await requireDraft(ctx, { setupIntentId, visitorKey });
    const intent = await cards.getSetupIntent(setupIntentId);
    if (!intent || !isSameAddress(draftForm(now, intent), form)) throw error;
    return now;
  }
}
