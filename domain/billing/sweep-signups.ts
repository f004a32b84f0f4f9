import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull, lt, or, sql } from "drizzle-orm";
import { retention } from "../../content/retention.ts";
import type { Ctx } from "../../platform/context.ts";
import { type SignupDraftRow, signupDrafts } from "./tables.ts";
import { type Cards, isOpen } from "../../platform/payments/cards.ts";
import { createSignupIfReady } from "./create-signup.ts";
import { draftForm } from "./draft-form.ts";
import { periodMs } from "../fields/period-ms.ts";

/** By then nobody is still typing, and the webhook has usually arrived. */
const settleMs = 10 * 60_000;
const expireMs = periodMs(retention.openSignups.kept);
/** Older intents have been seen by an earlier sweep. */
const forgottenMs = 4 * expireMs;

export async function sweepSignups(
  ctx: Ctx,
  cards: Cards,
  { mayCancel }: { mayCancel: boolean },
): Promise<void> {
  const now = ctx.clock.wall();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const open = await ctx.db
    .select()
    .from(signupDrafts)
    .where(
      and(
        isNull(signupDrafts.finishedAt),
        lt(signupDrafts.updatedAt, before(settleMs)),
        or(sql`${signupDrafts.forms} <> '{}'::jsonb`, lt(signupDrafts.createdAt, before(expireMs))),
      ),
    )
    .orderBy(asc(signupDrafts.updatedAt))
    .limit(500);
  for (const draft of open) {
    const { setupIntentId } = draft;
    try {
      await settle(ctx, cards, draft, mayCancel ? before(expireMs) : null);
    } catch (error) {
      ctx.log.error({ err: error, setupIntentId }, "signup could not be settled");
    }
  }
  if (mayCancel)
    await cancelForgotten(ctx, cards, { after: before(forgottenMs), before: before(expireMs) });
}

async function settle(
  ctx: Ctx,
  cards: Cards,
  draft: SignupDraftRow,
  expired: Date | null,
): Promise<void> {
  const { setupIntentId, createdAt } = draft;
  if (await createSignupIfReady(ctx, cards, setupIntentId)) return;
  if (!expired || createdAt > expired) return;
  const intent = await cards.getSetupIntent(setupIntentId);
  if (intent?.status === "processing") return;
  // Its card was saved just now: the next run completes it.
  if (intent?.status === "succeeded" && draftForm(draft, intent)) return;
  if (intent && isOpen(intent)) await cards.cancelSetupIntent(setupIntentId, randomUUID());
  const now = ctx.clock.wall();
  await ctx.db
    .update(signupDrafts)
    .set({ forms: {}, finishedAt: now, updatedAt: now })
    .where(and(eq(signupDrafts.setupIntentId, setupIntentId), isNull(signupDrafts.finishedAt)));
}

/** Intents whose creation timed out exist only at the provider; forms for another card have no draft either. */
async function cancelForgotten(
  ctx: Ctx,
  cards: Cards,
  created: { after: Date; before: Date },
): Promise<void> {
  for await (const intent of cards.listSetupIntents(created)) {
    if (!isOpen(intent)) continue;
    const [draft] = await ctx.db
      .select({ finishedAt: signupDrafts.finishedAt })
      .from(signupDrafts)
      .where(eq(signupDrafts.setupIntentId, intent.id));
    if (!draft) await cards.cancelSetupIntent(intent.id, randomUUID());
  }
}
