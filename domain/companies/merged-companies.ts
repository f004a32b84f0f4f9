import { asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/db/database.ts";
import { companies } from "./tables.ts";

/** What was merged leads to one that was not, never to a third. */
export const keptId = sql<string>`coalesce(${companies.mergedInto}, ${companies.id})`;

export async function keptCompany(db: Queryable, id: string): Promise<string> {
  const [company] = await db.select({ keptId }).from(companies).where(eq(companies.id, id));
  return company?.keptId ?? id;
}

/** The company first, then those merged into it, whose books are part of its history. */
export async function companyWithMerged(
  db: Queryable,
  id: string,
): Promise<{ id: string; name: string; mergedAt: Date | null }[]> {
  return db
    .select({ id: companies.id, name: companies.name, mergedAt: companies.mergedAt })
    .from(companies)
    .where(or(eq(companies.id, id), eq(companies.mergedInto, id)))
    .orderBy(sql`${companies.mergedAt} nulls first`, asc(companies.id));
}

export async function idsWithMerged(db: Queryable, id: string): Promise<string[]> {
  return (await companyWithMerged(db, id)).map((company) => company.id);
}

/** By the id of any of a company's books: the company that was kept. */
export async function keptNames(
  db: Queryable,
  ids: string[],
): Promise<Map<string, { id: string; name: string }>> {
  const kept = alias(companies, "kept");
  const rows = await db
    .select({ asked: companies.id, id: kept.id, name: kept.name })
    .from(companies)
    .innerJoin(kept, eq(kept.id, keptId))
    .where(inArray(companies.id, [...new Set(ids)]));
  return new Map(rows.map(({ asked, id, name }) => [asked, { id, name }]));
}

export const keptCompanies = (db: Queryable) =>
  db
    .select({ id: companies.id, keptId: keptId.as("kept_id") })
    .from(companies)
    .as("kept");

export const idsKeptBy = (kept: SQL) =>
  sql`select ${companies.id} from ${companies} where ${companies.id} = ${kept} or ${companies.mergedInto} = ${kept}`;
