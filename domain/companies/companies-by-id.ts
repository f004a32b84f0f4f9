import { ilike, inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { literal } from "../../platform/db/search-text.ts";
import { companies, type CompanyRow } from "./tables.ts";

export async function companiesById(
  db: Queryable,
  ids: string[],
): Promise<Map<string, CompanyRow>> {
  const rows = await db.select().from(companies).where(inArray(companies.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those whose name contains these words, by id. */
export async function companiesNamed(db: Queryable, words: string): Promise<string[]> {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(ilike(companies.name, `%${literal(words)}%`))
    .limit(500);
  return rows.map(({ id }) => id);
}
