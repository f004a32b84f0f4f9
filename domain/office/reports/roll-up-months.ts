import { gte, sql } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { requireSystem } from "../../../platform/require-actor.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import { monthsReported } from "../schema.ts";
import { monthRollupChanges, monthRollups } from "../tables.ts";
import { liveMonths } from "./live-months.ts";
import { monthsRead } from "./months-read.ts";
import { monthsLeft, rolledMonths } from "./rolled-months.ts";

/** Taken shared by the triggers: whoever changes what is added up is done, or waits. */
const lock = sql`select pg_advisory_xact_lock(7104)`;

export async function rollUpMonths(ctx: Ctx): Promise<void> {
  requireSystem(ctx.actor);
  const months = monthsRead(civilDateOf(ctx.clock.now()), monthsReported);
  const isDone = monthsLeft(await rolledMonths(ctx.db), months).length === 2;
  if (isDone) return;
  await ctx.db.transaction(async (tx) => {
    await tx.execute(lock);
    const [changed] = await tx
      .select({ month: sql<string | null>`min(${monthRollupChanges.month})` })
      .from(monthRollupChanges);
    if (changed?.month) await tx.delete(monthRollups).where(gte(monthRollups.month, changed.month));
    await tx.delete(monthRollupChanges);
    const over = (await liveMonths(tx, monthsLeft(await rolledMonths(tx), months))).slice(0, -1);
    if (over.length === 0) return;
    const createdAt = ctx.clock.now();
    await tx
      .insert(monthRollups)
      .values(over.map((figures) => ({ month: figures.month, figures, createdAt })))
      .onConflictDoNothing();
  });
}
