import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { soldPlans } from "../../content/plans.ts";
import type { Ctx } from "../../platform/context.ts";
import { signupDrafts } from "./tables.ts";
import { CodedError } from "../../platform/errors.ts";
import type { Cards, SetupIntent } from "../../platform/payments/cards.ts";
import { draftForm } from "./draft-form.ts";

/** A visitor's one open intent for a plan: the same again for as long as it can still be used. */
export async function openSetupIntent(
  ctx: Ctx,
  cards: Cards,
  { planId, visitorKey }: { planId: string; visitorKey: string },
): Promise<SetupIntent> {
  if (!soldPlans.some(({ id }) => id === planId))
    throw new CodedError("not_found", "There is no such plan.");
  const known = await reuseOpen(ctx, cards, planId, visitorKey);
  if (known) return known;
  const intent = await cards.createSetupIntent({
    planId,
    visitorKey,
    idempotencyKey: randomUUID(),
  });
  const now = ctx.clock.now();
  const [draft] = await ctx.db
    .insert(signupDrafts)
    .values({
      setupIntentId: intent.id,
      visitorId: visitorKey,
      planId,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (draft) return intent;
  // Another tab of the same visitor was faster: both shall hold the same intent. Where this one cannot
  // be cancelled now, the sweep finds that nobody knows it.
  await cards.cancelSetupIntent(intent.id, randomUUID()).catch((error: unknown) => {
    if (!(error instanceof CodedError)) throw error;
  });
  const theirs = await reuseOpen(ctx, cards, planId, visitorKey);
  if (!theirs) throw new CodedError("unavailable", "Please try again in a moment.");
  return theirs;
}

async function reuseOpen(
  ctx: Ctx,
  cards: Cards,
  planId: string,
  visitorKey: string,
): Promise<SetupIntent | null> {
  const [draft] = await ctx.db
    .select({ setupIntentId: signupDrafts.setupIntentId, forms: signupDrafts.forms })
    .from(signupDrafts)
    .where(
      and(
        eq(signupDrafts.visitorId, visitorKey),
        eq(signupDrafts.planId, planId),
        isNull(signupDrafts.finishedAt),
      ),
    );
  if (!draft) return null;
  const intent = await cards.getSetupIntent(draft.setupIntentId);
  // A card that was saved before any form was kept can become no signup.
  const isOver =
    !intent ||
    intent.status === "canceled" ||
    (intent.status === "succeeded" && !draftForm(draft, intent));
  if (!isOver) return intent;
  const now = ctx.clock.now();
  await ctx.db
    .update(signupDrafts)
    .set({ finishedAt: now, updatedAt: now })
    .where(
      and(eq(signupDrafts.setupIntentId, draft.setupIntentId), isNull(signupDrafts.finishedAt)),
    );
  return null;
}
