import { signupThanks } from "../../content/thanks.ts";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import type { Cards } from "../../platform/payments/cards.ts";
import { createSignup } from "./create-signup.ts";
import { requireDraft } from "./require-draft.ts";
import { stageForm } from "./save-signup-draft.ts";
import type { SignupInput } from "./schema.ts";
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
  await createSignup(ctx, cards, staged ? draft : await stageForm(ctx, cards, draft, form));
  return { message: signupThanks };
}
