import { ilike, inArray, or } from "drizzle-orm";
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

/** Those whose name contains these words, and what was merged into them, by id. */
export async function companiesNamed(db: Queryable, words: string): Promise<string[]> {
  const named = db
    .select({ id: companies.id })
    .from(companies)
    .where(ilike(companies.name, `%${literal(words)}%`))
    .limit(500);
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(or(inArray(companies.id, named), inArray(companies.mergedInto, named)));
  return rows.map(({ id }) => id);
}
