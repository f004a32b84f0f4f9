import { and, count, desc, eq, gte, inArray, lte, or, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { companiesNamed } from "../companies/companies-by-id.ts";
import { idsWithMerged } from "../companies/merged-companies.ts";
import { describeWork } from "./describe-work.ts";
import type { WorkQuery } from "./schema.ts";
import { work } from "./tables.ts";

async function matching(db: Queryable, query: WorkQuery) {
  const { q, companyId, consultantId, status, from, to } = query;
  const pattern = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  return and(
    companyId ? inArray(work.companyId, await idsWithMerged(db, companyId)) : undefined,
    consultantId ? eq(work.consultantId, consultantId) : undefined,
    status ? eq(work.status, status) : undefined,
    from === undefined ? undefined : gte(work.date, from),
    to === undefined ? undefined : lte(work.date, to),
    q === ""
      ? undefined
      : or(
          sql`${work.text} ilike ${pattern}`,
          inArray(work.companyId, await companiesNamed(db, q)),
        ),
  );
}

/** For staff, the newest first. */
export async function listWork(ctx: Ctx, query: WorkQuery) {
  requireAdmin(ctx.actor);
  const where = await matching(ctx.db, query);
  const lines = await ctx.db
    .select()
    .from(work)
    .where(where)
    .orderBy(desc(work.date), work.id)
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const [all] = await ctx.db.select({ rows: count() }).from(work).where(where);
  const [waiting] = await ctx.db
    .select({ rows: count() })
    .from(work)
    .where(eq(work.status, "logged"));
  return {
    work: await describeWork(ctx, lines),
    total: all?.rows ?? 0,
    waiting: waiting?.rows ?? 0,
  };
}
