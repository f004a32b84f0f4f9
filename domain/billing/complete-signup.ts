import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { signupDrafts } from "./tables.ts";
import { CodedError } from "../../platform/errors.ts";
import type { Cards } from "../../platform/payments/cards.ts";
import { finishSignup } from "./finish-signup.ts";
import { requireDraft } from "./require-draft.ts";
import { stagedForm } from "./staged-form.ts";

/** Where a visitor stands who comes back from their bank. */
export type Return =
  | { outcome: "saved" }
  | { outcome: "pending" }
  | { outcome: "failed"; planId: string };

/** Finishes what a redirect interrupted. @throws CodedError not_found, unavailable */
export async function completeReturn(
  ctx: Ctx,
  cards: Cards,
  claim: { setupIntentId: string; visitorKey: string },
): Promise<Return> {
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
