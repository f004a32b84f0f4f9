import { inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
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
  const pattern = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(sql`${companies.name} ilike ${pattern}`)
    .limit(500);
  return rows.map(({ id }) => id);
}
