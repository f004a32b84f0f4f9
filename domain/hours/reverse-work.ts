import { asc, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { periodOn } from "../membership/list-periods.ts";
import { inWork } from "./in-work.ts";
import type { ListedWork } from "./schema.ts";
import { entries } from "./tables.ts";

/** Gives back what a line drew; a closed statement stays as it was. @throws CodedError not_found, conflict */
export function reverseWork(ctx: Ctx, id: string): Promise<ListedWork> {
  const { userId } = requireAdmin(ctx.actor);
  const step = { action: "work.reversed", from: ["approved" as const] };
  return inWork(ctx, id, step, async (_line, locked, { periods, today }) => {
    const now = ctx.clock.now();
    const open = new Set(periods.filter(({ closedAt }) => !closedAt).map((period) => period.id));
    const current = periodOn(periods, today)?.id ?? null;
    const made = await locked.db
      .select()
      .from(entries)
      .where(eq(entries.workId, id))
      .orderBy(asc(entries.id));
    await locked.db.insert(entries).values(
      made.map(({ id: reverses, companyId, grantId, workId, minutes, periodId }) => ({
        companyId,
        grantId,
        workId,
        reverses,
        createdAt: now,
        kind: "reversal" as const,
        minutes: -minutes,
        periodId: periodId !== null && open.has(periodId) ? periodId : current,
      })),
    );
    return { status: "reversed", reversedBy: userId, reversedAt: now };
  });
}
