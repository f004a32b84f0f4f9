import type { Term } from "../../content/plans.ts";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import type { Cards } from "../../platform/payments/cards.ts";
import { createSignup } from "./create-signup.ts";
import { requireDraft } from "./require-draft.ts";
import { draftForm } from "./draft-form.ts";

type Return =
  | { outcome: "saved" }
  | { outcome: "pending" }
  | { outcome: "failed"; planId: string; term: Term }
  | { outcome: "unknown" };

type Claim = { setupIntentId: string; visitorKey: string };

export async function resumeSignup(
  ctx: Ctx,
  cards: Cards,
  { setupIntentId, visitorKey }: { setupIntentId: string; visitorKey: string | null },
): Promise<Return> {
  if (!visitorKey) return { outcome: "unknown" };
  try {
    return await resumeDraft(ctx, cards, { setupIntentId, visitorKey });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    if (error.code === "not_found") return { outcome: "unknown" };
    // The draft is stored, so the webhook or the sweep completes it later.
    ctx.log.warn({ err: error }, "signup could not be completed on return");
    return { outcome: "pending" };
  }
}

async function resumeDraft(ctx: Ctx, cards: Cards, claim: Claim): Promise<Return> {
  const draft = await requireDraft(ctx, claim);
  const intent = await cards.getSetupIntent(draft.setupIntentId);
  if (intent?.status === "succeeded" && draftForm(draft, intent)) {
    await createSignup(ctx, cards, draft);
    return { outcome: "saved" };
  }
  if (intent?.status === "processing") return { outcome: "pending" };
  return { outcome: "failed", planId: draft.planId, term: draft.term };
}
