import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import type { ClockState } from "./clock-rules.ts";
import { type FirmClocks, firmClocks } from "./firm-clocks.ts";
import { partsOf } from "../parts-of.ts";
import { type ConversationRow, conversations, messages } from "../tables.ts";
import { type ClockRow, clocks } from "./tables.ts";

export type Timed = Pick<ConversationRow, "id" | "urgency" | "priority">;

export const paceOf = ({ urgency, priority }: Timed) => (priority ? "urgent" : urgency);

export async function findRunning(db: Queryable, conversationId: string): Promise<ClockRow | null> {
  const [running] = await db
    .select()
    .from(clocks)
    .where(
      and(
        eq(clocks.conversationId, conversationId),
        isNull(clocks.metAt),
        isNull(clocks.droppedAt),
      ),
    );
  return running ?? null;
}

export async function keepDue(tx: Queryable, id: string, clock: ClockState): Promise<void> {
  const runs = !clock.pausedAt && !clock.metAt && !clock.droppedAt;
  await tx
    .update(conversations)
    .set({ dueAt: runs ? clock.dueAt : null })
    .where(eq(conversations.id, id));
}

/** Unless one runs already. Until the firm has answered once, its first answer is awaited. */
export async function startAwaiting(ctx: Ctx, row: Timed, startedAt: Date) {
  const { id } = row;
  if (await findRunning(ctx.db, id)) return;
  const [answer] = await ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        inArray(messages.conversationId, partsOf(ctx.db, id)),
        eq(messages.author, "staff"),
        eq(messages.internal, false),
      ),
    )
    .limit(1);
  const { rules, calendar } = await firmClocks(ctx);
  const kind = answer ? "next_answer" : "first_answer";
  const clock = rules.startClock(calendar, paceOf(row), { kind, startedAt });
  const halfAt = rules.halfTime(calendar, clock);
  await ctx.db.insert(clocks).values({ ...clock, halfAt, conversationId: id });
  await keepDue(ctx.db, id, clock);
}

type Change = (firm: FirmClocks, clock: ClockRow) => ClockState;

/** Of the clock that runs; null where none does. */
async function changeClock(ctx: Ctx, id: string, change: Change): Promise<ClockState | null> {
  const running = await findRunning(ctx.db, id);
  if (!running) return null;
  const firm = await firmClocks(ctx);
  const changed = change(firm, running);
  const { pace, dueAt, pausedAt, pausedMs, metAt, droppedAt } = changed;
  const halfAt = firm.rules.halfTime(firm.calendar, changed);
  await ctx.db
    .update(clocks)
    .set({ pace, dueAt, halfAt, pausedAt, pausedMs, metAt, droppedAt })
    .where(eq(clocks.id, running.id));
  await keepDue(ctx.db, id, changed);
  return changed;
}

export const endAwaiting = (ctx: Ctx, { id }: Pick<Timed, "id">, met: boolean) =>
  changeClock(ctx, id, ({ rules, calendar }, clock) =>
    rules.endClock(calendar, clock, { at: ctx.clock.now(), met }),
  );

export const pauseAwaiting = (ctx: Ctx, { id }: Pick<Timed, "id">) =>
  changeClock(ctx, id, ({ rules }, clock) => rules.pauseClock(clock, ctx.clock.now()));

export const resumeAwaiting = (ctx: Ctx, { id }: Pick<Timed, "id">) =>
  changeClock(ctx, id, ({ rules, calendar }, clock) =>
    rules.resumeClock(calendar, clock, ctx.clock.now()),
  );

export const repaceAwaiting = (ctx: Ctx, row: Timed) =>
  changeClock(ctx, row.id, ({ rules, calendar }, clock) =>
    rules.retimeClock(calendar, paceOf(row), clock),
  );

/** After a change of the calendar, as it was promised. */
export const retimeAwaiting = (ctx: Ctx, row: Timed) =>
  changeClock(ctx, row.id, ({ rules, calendar }, clock) =>
    rules.retimeClock(calendar, clock.pace ?? paceOf(row), clock),
  );
