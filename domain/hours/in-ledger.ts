import type { Ctx } from "../../platform/context.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { findRunning } from "../membership/find-membership.ts";
import { listPeriods, type Period } from "../membership/list-periods.ts";
import { openPeriods } from "./open-period.ts";

type Ledger = {
  company: Awaited<ReturnType<typeof lockCompany>>;
  periods: Period[];
  today: string;
};

export type LedgerCtx = Omit<Ctx, "log" | "bucket" | "scanner">;

/** One change of a company's hours at a time, on periods as they are today. @throws CodedError not_found, conflict for a company that was merged */
export function inLedger<T>(
  ctx: LedgerCtx,
  companyId: string,
  change: (ctx: LedgerCtx, ledger: Ledger) => Promise<T>,
  which: { evenMerged?: boolean } = {},
): Promise<T> {
  return ctx.db.transaction(async (tx) => {
    const locked = { ...ctx, db: tx };
    const company = await lockCompany(tx, companyId, which);
    const running = await findRunning(tx, companyId);
    if (running) await openPeriods(locked, running.id);
    const periods = await listPeriods(tx, [companyId]);
    return change(locked, { company, periods, today: civilDateOf(ctx.clock.now()) });
  });
}
