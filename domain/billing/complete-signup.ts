import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { signupDrafts } from "./tables.ts";
import { CodedError } from "../../platform/errors.ts";
import type { Cards } from "../../platform/payments/cards.ts";
import { finishSignup } from "./finish-signup.ts";
import { requireDraft } from "./require-draft.ts";
import { stagedForm } from "./staged-form.ts";

/** Where a visitor stands who comes back from their bank. */
type Return =
  | { outcome: "saved" }
  | { outcome: "pending" }
  | { outcome: "failed"; planId: string }
  /** It is nobody's, or a stranger's. */
  | { outcome: "unknown" };

type Claim = { setupIntentId: string; visitorKey: string };

/** Finishes what a redirect interrupted. */
export async function completeReturn(
  ctx: Ctx,
  cards: Cards,
  { setupIntentId, visitorKey }: { setupIntentId: string; visitorKey: string | null },
): Promise<Return> {
  if (!visitorKey) return { outcome: "unknown" };
  try {
    return await finishReturn(ctx, cards, { setupIntentId, visitorKey });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    if (error.code === "not_found") return { outcome: "unknown" };
    // The form is staged: the provider's webhook or the sweep finishes what cannot be finished now.
    ctx.log.warn({ err: error }, "a signup could not be finished on return");
    return { outcome: "pending" };
  }
}

async function finishReturn(ctx: Ctx, cards: Cards, claim: Claim): Promise<Return> {
  const draft = await requireDraft(ctx, claim);
  const intent = await cards.getSetupIntent(draft.setupIntentId);
  if (intent?.status === "succeeded" && stagedForm(draft, intent)) {
    await finishSignup(ctx, cards, draft);
    return { outcome: "saved" };
  }
  if (intent?.status === "processing") return { outcome: "pending" };
  return { outcome: "failed", planId: draft.planId };
}

/** The provider rang: finishes the signup it may be about, and is content where there is nothing to do. */
export async function completeSignup(
  ctx: Ctx,
  cards: Cards,
  setupIntentId: string,
): Promise<"finished" | "nothing to do"> {
  const [draft] = await ctx.db
    .select()
    .from(signupDrafts)
    .where(eq(signupDrafts.setupIntentId, setupIntentId));
  if (!draft || draft.finishedAt || Object.keys(draft.forms).length === 0) return "nothing to do";
  try {
    await finishSignup(ctx, cards, draft);
    return "finished";
  } catch (error) {
    if (error instanceof CodedError && error.code === "conflict") return "nothing to do";
    throw error;
  }
}
