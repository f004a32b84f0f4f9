import { and, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { companies } from "./tables.ts";

/** The card provider's. */
export async function customersOfCompanies(db: Queryable, ids: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: companies.customerId })
    .from(companies)
    .where(inArray(companies.id, ids));
  return rows.flatMap(({ id }) => id ?? []);
}

export async function companiesWithCustomer(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(isNotNull(companies.customerId), isNull(companies.mergedInto)));
  return rows.map(({ id }) => id);
}
