import { and, inArray, notInArray } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import { customersOfCompanies, customersOfOthers } from "../../companies/customers-of-companies.ts";
import { idsWithMerged, keptCompany } from "../../companies/merged-companies.ts";
import { type SubscriptionRow, subscriptions } from "./tables.ts";

/** All that companies have had at the provider: whoever comes back by a signup may have another. */
export async function customersOf(db: Queryable, companyIds: string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: subscriptions.customerId })
    .from(subscriptions)
    .where(inArray(subscriptions.companyId, companyIds));
  const own = await customersOfCompanies(db, companyIds);
  return [...new Set([...rows.flatMap(({ id }) => id ?? []), ...own])];
}

/** Of the same client, and of no other company. */
export async function earlierCustomers(
  db: Queryable,
  { companyId, customerId }: Pick<SubscriptionRow, "companyId" | "customerId">,
): Promise<string[]> {
  const ids = await idsWithMerged(db, await keptCompany(db, companyId));
  const all = (await customersOf(db, ids)).filter((one) => one !== customerId);
  if (all.length === 0) return [];
  const { customerId: customer, companyId: owner } = subscriptions;
  const billed = await db
    .select({ customer })
    .from(subscriptions)
    .where(and(inArray(customer, all), notInArray(owner, ids)));
  const ofOthers = new Set([
    ...billed.map((row) => row.customer),
    ...(await customersOfOthers(db, ids, all)),
  ]);
  return all.filter((one) => !ofOthers.has(one));
}
