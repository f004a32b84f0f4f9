import { and, eq, isNull, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/db/database.ts";
import { companies } from "./tables.ts";

/** The first card provider's customer stays; one that another company has is left there. */
export async function keepCustomer(
  tx: Queryable,
  companyId: string,
  customerId: string,
): Promise<void> {
  const other = alias(companies, "other");
  const taken = tx.select().from(other).where(eq(other.customerId, customerId));
  await tx
    .update(companies)
    .set({ customerId })
    .where(and(eq(companies.id, companyId), isNull(companies.customerId), notExists(taken)));
}
