import { desc, inArray, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { firmClocks } from "./firm-clocks.ts";
import type { Clock } from "./schema.ts";
import { clocks } from "./tables.ts";

const minuteMs = 60_000;

/** By conversation: the one that runs, else the one that ended last. Counting a pause that lasts takes too long for a list. */
export async function tellClocks(
  ctx: Pick<Ctx, "db" | "clock">,
  conversationIds: string[],
  { isList = false } = {},
): Promise<Map<string, Clock>> {
  if (conversationIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectDistinctOn([clocks.conversationId])
    .from(clocks)
    .where(inArray(clocks.conversationId, conversationIds))
    .orderBy(
      clocks.conversationId,
      sql`num_nonnulls(${clocks.metAt}, ${clocks.droppedAt})`,
      sql`coalesce(${clocks.metAt}, ${clocks.droppedAt}) desc nulls first`,
      desc(clocks.startedAt),
      desc(clocks.id),
    );
  const { rules, calendar } = await firmClocks(ctx);
  const now = ctx.clock.now();
  return new Map(
    rows.map((row) => [
      row.conversationId,
      {
        kind: row.kind,
        startedAt: row.startedAt.toISOString(),
        dueAt: row.dueAt.toISOString(),
        paused: row.pausedAt !== null,
        pausedMinutes: Math.floor(
          (isList ? row.pausedMs : rules.pausedUntil(calendar, row, now)) / minuteMs,
        ),
        metAt: row.metAt?.toISOString() ?? null,
        late: rules.isLate(row, now),
        leftMinutes:
          row.pausedAt || row.metAt || row.droppedAt
            ? null
            : Math.floor((row.dueAt.getTime() - now.getTime()) / minuteMs),
      },
    ]),
  );
}
