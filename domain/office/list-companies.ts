import { eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { startingFirst } from "../../platform/db/search-text.ts";
import { totalShown } from "../../platform/db/total-shown.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { companyRows } from "../companies/company-rows.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { hoursLeft } from "../hours/hours-left.ts";
import { latestMembership, latestPeriod, resumesOn } from "../membership/latest-membership.ts";
import type { CompanyQuery, ListedCompany } from "./schema.ts";
import { standingsOf } from "./standings.ts";

type Listed = { companies: ListedCompany[]; total: number };

const always = sql`true`;

/** For staff. All are ranked by what the order needs; the rest is read for those of the page. */
export async function listCompanies(ctx: Ctx, query: CompanyQuery): Promise<Listed> {
  requireAdmin(ctx.actor);
  const { q, named, status, sort, direction, limit, page } = query;
  const { db } = ctx;
  const today = civilDateOf(ctx.clock.now());
  const company = companyRows(db, { q, named });
  const latest = latestMembership(db, company.id);
  const period = latestPeriod(db, latest.id);
  const left = hoursLeft(db, company.id, today);
  const isOver = sql`coalesce(${latest.endsOn} <= ${today}, false)`;
  const turn = sql`case ${latest.status} when 'paused' then ${resumesOn(latest, period)} else ${period.ends} end`;
  const current = sql`case when ${isOver} then 'ended' else ${latest.status} end`;
  const lowerName = sql`lower(${company.name})`;
  const keys: Record<CompanyQuery["sort"], SQL> = {
    name: lowerName,
    plan: sql`${latest.planId}`,
    status: current,
    hours: sql`${left.minutes}`,
    next: sql`case when not ${isOver} then least(${latest.endsOn}, ${turn}) end`,
  };
  // As the index of names has it, where nothing is missing.
  const way = sql.raw(direction + (sort === "name" ? "" : " nulls last"));
  const counted = db
    .select({ total: sql<number>`count(*)::integer` })
    .from(company)
    .$dynamic();
  const ranked = db.select({ id: company.id }).from(company).$dynamic();
  const needsMembership = status !== undefined || ["plan", "status", "next"].includes(sort);
  if (needsMembership) ranked.leftJoinLateral(latest, always);
  if (sort === "next") ranked.leftJoinLateral(period, always);
  if (sort === "hours") ranked.leftJoinLateral(left, always);
  if (status !== undefined) {
    const fits = status === "none" ? isNull(latest.id) : eq(current, status);
    counted.leftJoinLateral(latest, always).where(fits);
    ranked.where(fits);
  }
  const offset = (page - 1) * limit;
  const rows = await ranked
    .orderBy(
      ...(named === "" ? [] : [startingFirst(lowerName, named)]),
      sql`${keys[sort]} ${way}`,
      sql`${company.id} ${sql.raw(direction)}`,
    )
    .limit(limit)
    .offset(offset);
  const total = totalShown({ rows: rows.length, offset, limit }) ?? (await counted)[0]?.total ?? 0;
  const ids = rows.map(({ id }) => id);
  return { total, companies: await standingsOf(ctx, ids) };
}
