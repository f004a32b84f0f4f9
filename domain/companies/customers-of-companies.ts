import { and, inArray, isNotNull, isNull, notInArray, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { companies } from "./tables.ts";

async function customersWhere(db: Queryable, where: SQL | undefined): Promise<string[]> {
  const rows = await db.select({ id: companies.customerId }).from(companies).where(where);
  return rows.flatMap(({ id }) => id ?? []);
}

/** The card provider's. */
export const customersOfCompanies = (db: Queryable, ids: string[]) =>
  customersWhere(db, inArray(companies.id, ids));

/** Those of `customers` that none of `ids` has. */
export const customersOfOthers = (db: Queryable, ids: string[], customers: string[]) =>
  customersWhere(db, and(notInArray(companies.id, ids), inArray(companies.customerId, customers)));

export async function companiesWithCustomer(db: Queryable): Promise<string[]> {
  const rows = await db
    .select({ id: companies.id })
    .from(companies)
    .where(and(isNotNull(companies.customerId), isNull(companies.mergedInto)));
  return rows.map(({ id }) => id);
}
