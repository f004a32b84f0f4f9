import { and, inArray, isNotNull, lte } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { clocks, toWarn } from "./tables.ts";

const atOnce = 200;

/** At half of the promised time and at its end, once each. Whoever is told of the end isn't told of the half. */
export async function warnOfPromises(ctx: Ctx): Promise<void> {
  while ((await warn(ctx, "end")) === atOnce);
  while ((await warn(ctx, "half")) === atOnce);
}

const noted = {
  half: { at: clocks.halfAt, warnedAt: clocks.halfWarnedAt },
  end: { at: clocks.dueAt, warnedAt: clocks.endWarnedAt },
};

function warn(ctx: Ctx, which: keyof typeof noted): Promise<number> {
  const { at, warnedAt } = noted[which];
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const due = await tx
      .select({ id: clocks.id })
      .from(clocks)
      .where(and(isNotNull(at), lte(at, now), toWarn(clocks, warnedAt)))
      .orderBy(at)
      .limit(atOnce)
      .for("update", { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await tx
      .update(clocks)
      .set({ halfWarnedAt: now, ...(which === "end" && { endWarnedAt: now }) })
      .where(inArray(clocks.id, ids));
    for (const clockId of ids) await ctx.jobs.send(tx, "promise-warning", { clockId, which });
    return ids.length;
  });
}
