import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import { idsWithMerged, keptCompany } from "../../companies/merged-companies.ts";
import { type SubscriptionRow, subscriptions } from "./tables.ts";

/** Of the same client, and of the same customer at the provider, so that one card may be asked for all of them. */
export async function idsOfPayer(
  db: Queryable,
  { companyId: given, customerId: payer }: Pick<SubscriptionRow, "companyId" | "customerId">,
): Promise<string[]> {
  if (payer === null) return [];
  const { id, companyId, customerId } = subscriptions;
  const companyIds = await idsWithMerged(db, await keptCompany(db, given));
  const rows = await db
    .select({ id })
    .from(subscriptions)
    .where(and(inArray(companyId, companyIds), eq(customerId, payer)));
  return rows.map((row) => row.id);
}
