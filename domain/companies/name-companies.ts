import { inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { companies } from "./tables.ts";

export async function nameCompanies(db: Queryable, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
