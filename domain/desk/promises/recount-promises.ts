import { and, asc, gt, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { addLine } from "../add-turn.ts";
import { requireConversation } from "../in-conversation.ts";
import { recordChange } from "../record-change.ts";
import { isAhead, sayPromise } from "./say-promise.ts";
import { findRunning, retimeAwaiting } from "./keep-clock.ts";
import { clocks } from "./tables.ts";

const atOnce = 500;

/** After a change of the firm's calendar. Run again, it changes nothing. */
export async function recountPromises(ctx: Ctx): Promise<void> {
  const { conversationId } = clocks;
  for (let last = "00000000-0000-0000-0000-000000000000"; ;) {
    const running = await ctx.db
      .select({ conversationId })
      .from(clocks)
      .where(and(isNull(clocks.metAt), isNull(clocks.droppedAt), gt(conversationId, sql`${last}`)))
      .orderBy(asc(conversationId))
      .limit(atOnce);
    for (const one of running) await recount(ctx, one.conversationId);
    const end = running.at(-1);
    if (!end) return;
    last = end.conversationId;
  }
}

function recount(ctx: Ctx, id: string): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const locked = { ...ctx, db: tx };
    const row = await requireConversation(tx, id, { lock: true });
    const before = await findRunning(tx, id);
    const after = await retimeAwaiting(locked, row);
    if (!before || !after || before.dueAt.getTime() === after.dueAt.getTime()) return;
    if (isAhead(after, ctx.clock.now()))
      await addLine(locked, row, `The firm’s open days have changed. ${sayPromise(after)}`);
    await recordChange(locked, row, "promise.recounted", {
      before: { dueAt: before.dueAt },
      after: { dueAt: after.dueAt },
    });
  });
}
