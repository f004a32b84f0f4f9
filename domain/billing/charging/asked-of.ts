import { and, desc, eq, getTableColumns, inArray, isNotNull } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import { idsWithMerged, keptCompany } from "../../companies/merged-companies.ts";
import { overageAlone } from "./bill-reasons.ts";
import { isLapsed } from "./find-subscription.ts";
import { invoices, type SubscriptionRow, subscriptions } from "./tables.ts";

/** Before a first payment that came to nothing, overage of the plan that has ended is asked for. */
export async function askedOf(db: Queryable, row: SubscriptionRow): Promise<SubscriptionRow> {
  if (!isLapsed(row)) return row;
  const companyIds = await idsWithMerged(db, await keptCompany(db, row.companyId));
  const [owing] = await db
    .select(getTableColumns(subscriptions))
    .from(subscriptions)
    .innerJoin(invoices, eq(invoices.subscriptionId, subscriptions.id))
    .where(
      and(
        inArray(subscriptions.companyId, companyIds),
        overageAlone,
        eq(invoices.status, "open"),
        isNotNull(invoices.trouble),
      ),
    )
    .orderBy(desc(invoices.createdAt))
    .limit(1);
  return owing ?? row;
}
