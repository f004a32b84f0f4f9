import { and, eq, gt, lte } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { idsWithMerged } from "../../companies/merged-companies.ts";
import { hasOwner } from "../../companies/require-seat.ts";
import { civilDateOf } from "../../fields/civil-date.ts";
import { listRunning } from "../../membership/find-membership.ts";
import { listPeriods, type Period } from "../../membership/list-periods.ts";
import { eachCompany } from "../each-company.ts";
import { heldGrants } from "../held-grants.ts";
import { notifyOwners } from "../notify-owners.ts";
import { runsOutBy, weekFrom } from "./runs-out.ts";
import { grants } from "../tables.ts";
import { hoursNotices } from "./tables.ts";

/** Tells of hours that run out where no period is current, once for each day; companies in `current` have one. */
export async function giveNoticeAfterEnd(ctx: Ctx, current: Set<string>): Promise<void> {
  const today = civilDateOf(ctx.clock.now());
  const { companyId, expires } = grants;
  const soon = await ctx.db
    .selectDistinct({ companyId })
    .from(grants)
    .where(and(gt(expires, today), lte(expires, weekFrom(today))));
  const ids = soon.map((one) => one.companyId);
  // An active one has a period again as soon as it is paid for.
  const active = (await listRunning(ctx.db, ids)).filter(({ status }) => status === "active");
  const told = new Set([...current, ...active.map((one) => one.companyId)]);
  const untold = soon.filter((one) => !told.has(one.companyId));
  await eachCompany(ctx, untold, (one) => tell(ctx, one.companyId, today));
}

async function tell(ctx: Ctx, companyId: string, today: string): Promise<void> {
  const periods = await listPeriods(ctx.db, await idsWithMerged(ctx.db, companyId));
  const last = periods.at(-1);
  if (!last) return;
  const told = await toldThrough(ctx.db, last);
  const held = await heldGrants(ctx.db, [companyId], today);
  const due = held
    .filter((grant) => runsOutBy(grant, today, weekFrom(today)) && grant.expires > told)
    .map(({ expires }) => expires);
  for (const expires of new Set(due)) await tellOf(ctx, companyId, { periodId: last.id, expires });
}

async function toldThrough(db: Queryable, { id, ends }: Period): Promise<string> {
  const { periodId, kind } = hoursNotices;
  const [told] = await db
    .select()
    .from(hoursNotices)
    .where(and(eq(periodId, id), eq(kind, "expiring")));
  if (!told) return "";
  const week = weekFrom(civilDateOf(told.createdAt));
  return week > ends ? week : ends;
}

function tellOf(ctx: Ctx, companyId: string, about: { periodId: string; expires: string }) {
  return ctx.db.transaction(async (tx) => {
    if (!(await hasOwner(tx, companyId))) return;
    const [made] = await tx
      .insert(hoursNotices)
      .values({ ...about, kind: "after-end", createdAt: ctx.clock.now() })
      .onConflictDoNothing()
      .returning();
    if (!made) return;
    const notice = { noticeId: made.id, companyId };
    await notifyOwners({ ...ctx, db: tx }, companyId, "hours-after-end-mail", notice);
  });
}
