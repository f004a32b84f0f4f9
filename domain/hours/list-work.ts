import { and, count, desc, eq, gte, ilike, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { literal } from "../../platform/db/search-text.ts";
import { totalShown } from "../../platform/db/total-shown.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { companiesNamed } from "../companies/companies-by-id.ts";
import { idsWithMerged } from "../companies/merged-companies.ts";
import { countWaitingWork } from "./count-waiting-work.ts";
import { describeWork } from "./describe-work.ts";
import { mostFound, mostListed, type WorkQuery } from "./schema.ts";
import { work } from "./tables.ts";

/** The index knows no parts of words that are shorter. */
const shortestPart = 3;

function textContains(words: string) {
  const pattern = literal(words);
  return words.length < shortestPart
    ? or(ilike(work.text, `${pattern}%`), ilike(work.text, `% ${pattern}%`))
    : ilike(work.text, `%${pattern}%`);
}

async function matching(db: Queryable, query: WorkQuery) {
  const { q, companyId, consultantId, requestId, status, from, to } = query;
  return and(
    companyId ? inArray(work.companyId, await idsWithMerged(db, companyId)) : undefined,
    consultantId ? eq(work.consultantId, consultantId) : undefined,
    requestId ? eq(work.requestId, requestId) : undefined,
    status ? eq(work.status, status) : undefined,
    from === undefined ? undefined : gte(work.date, from),
    to === undefined ? undefined : lte(work.date, to),
    q === ""
      ? undefined
      : or(textContains(q), inArray(work.companyId, await companiesNamed(db, q))),
  );
}

const newestFirst = [desc(work.date), desc(work.createdAt), desc(work.id)];

async function countUpTo(
  db: Queryable,
  query: WorkQuery,
  { where, most }: { where: SQL | undefined; most: number },
): Promise<number> {
  const { q, companyId, consultantId, requestId, status, from, to } = query;
  // The index of words is fastest; with other filters, this order keeps the planner from reading the whole table.
  const narrowed = companyId ?? consultantId ?? requestId ?? status ?? from ?? to;
  const counted = db
    .select({ one: sql`1`.as("one") })
    .from(work)
    .where(where)
    .orderBy(...(q === "" || narrowed ? newestFirst : []))
    .limit(most + 1)
    .as("counted");
  const [all] = await db.select({ rows: count() }).from(counted);
  return all?.rows ?? 0;
}

export async function listWork(ctx: Ctx, query: WorkQuery) {
  requireAdmin(ctx.actor);
  const { q, page, limit } = query;
  const where = await matching(ctx.db, query);
  const most = q === "" ? mostListed : mostFound;
  const offset = Math.min((page - 1) * limit, most);
  const shown = Math.min(limit, most - offset);
  // An index alone tells which they are, so pages before this one are not read.
  const ids = ctx.db
    .select({ id: work.id })
    .from(work)
    .where(where)
    .orderBy(...newestFirst)
    .limit(shown)
    .offset(offset);
  const lines = await ctx.db
    .select()
    .from(work)
    .where(inArray(work.id, ids))
    .orderBy(...newestFirst);
  const rows =
    totalShown({ rows: lines.length, offset, limit: shown }) ??
    (await countUpTo(ctx.db, query, { where, most }));
  return {
    work: await describeWork(ctx, lines),
    total: Math.min(rows, most),
    more: rows > most,
    waiting: await countWaitingWork(ctx.db),
  };
}
