import { asc, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { keptCompany } from "../companies/merged-companies.ts";
import { type Period, periodOn } from "../membership/list-periods.ts";
import { describeWork } from "./describe-work.ts";
import { inLedger } from "./in-ledger.ts";
import { inWork, requireWork } from "./in-work.ts";
import type { ListedWork } from "./schema.ts";
import { entries } from "./tables.ts";
import { transferHours } from "./transfer-hours.ts";

/** Gives back what a line drew; a closed statement stays as it was. @throws CodedError not_found, conflict */
export async function reverseWork(ctx: Ctx, id: string): Promise<ListedWork> {
  requireAdmin(ctx.actor);
  const { companyId: from } = await requireWork(ctx, id);
  const into = await keptCompany(ctx.db, from);
  const reversed = await ctx.db.transaction(async (tx) => {
    // As merges and erasures do: the one that was kept, then what was merged into it.
    for (const company of new Set([into, from]))
      await lockCompany(tx, company, { evenMerged: true });
    if ((await keptCompany(tx, from)) !== into) return null;
    const inTx = { ...ctx, db: tx };
    return into === from ? reverse(inTx, id, []) : reverseIn(inTx, id, { from, into });
  });
  // Merged meanwhile: one more company to lock.
  return reversed ?? reverseWork(ctx, id);
}

const reverseIn = (ctx: Ctx, id: string, ends: { from: string; into: string }) =>
  inLedger(ctx, ends.into, async ({ db }, { periods }) => {
    const reversed = await reverse({ ...ctx, db }, id, periods);
    await transferHours({ ...ctx, db }, ends);
    return reversed;
  });

type EntryRow = typeof entries.$inferSelect;

/** In no statement, so on no bill: nothing of it is given back. */
const isUnbilled = ({ kind, periodId }: EntryRow) => kind === "overage" && periodId === null;

function reverse(ctx: Ctx, id: string, kept: Period[]): Promise<ListedWork> {
  const { userId } = requireAdmin(ctx.actor);
  const step = { action: "work.reversed", from: ["approved"], evenMerged: true } as const;
  return inWork(ctx, id, step, async (line, locked, { periods: own, today }) => {
    const now = ctx.clock.now();
    const periods = [...own, ...kept];
    const open = new Set(periods.filter(({ closedAt }) => !closedAt).map((period) => period.id));
    const current = periodOn(periods, today)?.id ?? null;
    const made = await locked.db
      .select()
      .from(entries)
      .where(eq(entries.workId, id))
      .orderBy(asc(entries.id));
    const landsIn = (entry: EntryRow) => {
      if (isUnbilled(entry)) return null;
      return entry.periodId !== null && open.has(entry.periodId) ? entry.periodId : current;
    };
    if (made.some((one) => one.kind === "overage" && !isUnbilled(one) && landsIn(one) === null))
      throw new CodedError(
        "conflict",
        "No period is open whose statement could give back what was billed beyond the plan. Credit it by hand instead.",
        { current: (await describeWork(locked, [line]))[0] },
      );
    await locked.db.insert(entries).values(
      made.map((entry) => ({
        companyId: entry.companyId,
        grantId: entry.grantId,
        workId: entry.workId,
        reverses: entry.id,
        createdAt: now,
        kind: "reversal" as const,
        minutes: -entry.minutes,
        periodId: landsIn(entry),
      })),
    );
    return { status: "reversed", reversedBy: userId, reversedAt: now };
  });
}
