import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { soldPlans, type Term } from "../../content/plans.ts";
import type { Ctx } from "../../platform/context.ts";
import { membershipSignups, signupDrafts } from "./tables.ts";
import { CodedError } from "../../platform/errors.ts";
import type { Cards, SetupIntent } from "../../platform/payments/cards.ts";
import { draftForm } from "./draft-form.ts";

type Wanted = { planId: string; term: Term; visitorKey: string };

/** Whose card this browser was saving when it was interrupted. */
type After = { after?: string | undefined };

export async function openSetupIntent(
  ctx: Ctx,
  cards: Cards,
  { after, ...wanted }: Wanted & After,
): Promise<SetupIntent> {
  const { planId, term, visitorKey } = wanted;
  if (!soldPlans.some(({ id }) => id === planId))
    throw new CodedError("not_found", "There is no such plan.");
  const done = after === undefined ? null : await findDone(ctx, cards, wanted, after);
  if (done) return done;
  const known = await reuseOpen(ctx, cards, wanted);
  if (known) return known;
  const intent = await cards.createSetupIntent({
    ...wanted,
    idempotencyKey: randomUUID(),
  });
  const now = ctx.clock.wall();
  const [draft] = await ctx.db
    .insert(signupDrafts)
    .values({
      setupIntentId: intent.id,
      visitorId: visitorKey,
      planId,
      term,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (draft) return intent;
  // Another tab was faster, and both must share one intent. If this fails, the sweep cancels it later.
  await cards.cancelSetupIntent(intent.id, randomUUID()).catch((error: unknown) => {
    if (!(error instanceof CodedError)) throw error;
  });
  const theirs = await reuseOpen(ctx, cards, wanted);
  if (!theirs) throw new CodedError("unavailable", "Please try again in a moment.");
  return theirs;
}

/** The provider's event was faster than the browser: the signup is there. */
async function findDone(
  { db }: Ctx,
  cards: Cards,
  { planId, term, visitorKey }: Wanted,
  after: string,
): Promise<SetupIntent | null> {
  const [signup] = await db
    .select({ id: membershipSignups.id })
    .from(signupDrafts)
    .innerJoin(membershipSignups, eq(membershipSignups.setupIntentId, signupDrafts.setupIntentId))
    .where(
      and(
        eq(signupDrafts.setupIntentId, after),
        eq(signupDrafts.visitorId, visitorKey),
        eq(signupDrafts.planId, planId),
        eq(signupDrafts.term, term),
      ),
    );
  return signup ? cards.getSetupIntent(after) : null;
}

async function reuseOpen(
  ctx: Ctx,
  cards: Cards,
  { planId, term, visitorKey }: Wanted,
): Promise<SetupIntent | null> {
  const [draft] = await ctx.db
    .select({ setupIntentId: signupDrafts.setupIntentId, forms: signupDrafts.forms })
    .from(signupDrafts)
    .where(
      and(
        eq(signupDrafts.visitorId, visitorKey),
        eq(signupDrafts.planId, planId),
        eq(signupDrafts.term, term),
        isNull(signupDrafts.finishedAt),
      ),
    );
  if (!draft) return null;
  const intent = await cards.getSetupIntent(draft.setupIntentId);
  // A card saved without a form cannot become a signup.
  const isOver =
    !intent ||
    intent.status === "canceled" ||
    (intent.status === "succeeded" && !draftForm(draft, intent));
  if (!isOver) return intent;
  const now = ctx.clock.wall();
  await ctx.db
    .update(signupDrafts)
    .set({ finishedAt: now, updatedAt: now })
    .where(
      and(eq(signupDrafts.setupIntentId, draft.setupIntentId), isNull(signupDrafts.finishedAt)),
    );
  return null;
}
