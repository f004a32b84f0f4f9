import { asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import type { CompanyQuery, ListedCompany } from "./schema.ts";
import { standings } from "./standings.ts";

type Listed = { companies: ListedCompany[]; total: number };

/** For staff. */
export async function listCompanies(ctx: Ctx, query: CompanyQuery): Promise<Listed> {
  requireAdmin(ctx.actor);
  const { q, status, sort, direction, limit, page } = query;
  const { today, company, latest, period, left, rows, counted, told } = standings(ctx, { q });
  const isOver = sql`coalesce(${latest.endsOn} <= ${today}, false)`;
  const current = sql`case when ${isOver} then 'ended' else ${latest.status} end`;
  const withStatus = status === "none" ? isNull(latest.id) : status && eq(current, status);
  const sorts: Record<CompanyQuery["sort"], SQL> = {
    name: sql`lower(${company.name})`,
    plan: sql`${latest.planId}`,
    status: current,
    hours: sql`${left.minutes}`,
    next: sql`case when not ${isOver} then least(${latest.endsOn}, ${period.ends}) end`,
  };
  // As the index of names has it; there, nothing is missing.
  const missingLast = sort === "name" ? sql`` : sql` nulls last`;
  const way = direction === "desc" ? sql`desc` : sql`asc`;
  const [all] = await counted.where(withStatus);
  const shown = await rows
    .where(withStatus)
    .orderBy(
      sql`${sorts[sort]} ${way}${missingLast}`,
      sort === "name" ? sql`${company.id} ${way}` : asc(company.id),
    )
    .limit(limit)
    .offset((page - 1) * limit);
  return { total: all?.total ?? 0, companies: shown.map(told) };
}
