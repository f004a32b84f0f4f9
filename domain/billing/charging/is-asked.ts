import type { Queryable } from "../../../platform/db/database.ts";
import { keptCompany } from "../../companies/merged-companies.ts";
import { findRunning } from "../../membership/find-membership.ts";
import { isLapsed, isOver, latestOfCompany } from "./find-subscription.ts";
import type { SubscriptionRow } from "./tables.ts";

/** Whether its card is charged. Not where another membership has begun since a first payment was given up. */
export async function isAsked(db: Queryable, row: SubscriptionRow): Promise<boolean> {
  if (!isLapsed(row)) return !isOver(row);
  return (await findRunning(db, await keptCompany(db, row.companyId))) === null;
}

export async function chargedCustomer(db: Queryable, companyId: string): Promise<string | null> {
  const row = await latestOfCompany(db, companyId);
  return row && (await isAsked(db, row)) ? row.customerId : null;
}
