import { and, gt, lte } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { listRunning } from "../membership/find-membership.ts";
import { listPeriods } from "../membership/list-periods.ts";
import { heldGrants } from "./held-grants.ts";
import { runsOutBy, weekFrom } from "./runs-out.ts";
import { grants } from "./tables.ts";

/** What an ended membership has left and no period tells of any more: once, with its last one. */
export async function noticesAfterEnd(db: Queryable, today: string) {
  const week = weekFrom(today);
  const { companyId, expires } = grants;
  const soon = await db
    .selectDistinct({ companyId })
    .from(grants)
    .where(and(gt(expires, today), lte(expires, week)));
  const ids = soon.map((one) => one.companyId);
  const running = new Set((await listRunning(db, ids)).map((one) => one.companyId));
  const ended = ids.filter((id) => !running.has(id));
  const held = await heldGrants(db, ended, today);
  const periods = await listPeriods(db, ended);
  return ended.flatMap((id) => {
    const last = periods.findLast((period) => period.companyId === id);
    const isDue = held.some((grant) => grant.companyId === id && runsOutBy(grant, today, week));
    const kinds = ["after-end" as const];
    return last && isDue ? [{ companyId: id, periodId: last.id, kinds }] : [];
  });
}
