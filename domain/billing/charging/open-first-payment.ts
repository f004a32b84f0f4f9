import { and, eq, inArray, isNotNull, isNull, ne, notInArray, or } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import { idsWithMerged } from "../../companies/merged-companies.ts";
import { over } from "./find-subscription.ts";
import { subscriptions } from "./tables.ts";

/** Whether one may still be paid, and begin a membership then; `besides` is not counted. */
export async function hasOpenFirstPayment(
  db: Queryable,
  companyId: string,
  besides?: string,
): Promise<boolean> {
  const { id, companyId: of, membershipId, status, providerId, charge } = subscriptions;
  const open = and(
    inArray(of, await idsWithMerged(db, companyId)),
    besides === undefined ? undefined : ne(id, besides),
    isNull(membershipId),
    notInArray(status, over),
    or(isNotNull(providerId), eq(charge, "charging")),
  );
  return (await db.$count(subscriptions, open)) > 0;
}
