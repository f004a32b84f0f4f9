import { asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { Person } from "../accounts/person.ts";
import { applicationColumns } from "./list-signups.ts";
import { membershipSignups as signups, toolTransactions } from "./tables.ts";

/** Signups are business records: exported, but not erased with the account. */
export async function exportBilling(db: Queryable, { userId, verifiedEmail }: Person) {
  return {
    signups: await db
      .select(applicationColumns)
      .from(signups)
      .where(eq(sql`lower(${signups.email})`, verifiedEmail))
      .orderBy(asc(signups.id)),
    toolUse: await db
      .select({
        toolName: toolTransactions.toolName,
        cents: toolTransactions.amount,
        status: toolTransactions.status,
        createdAt: toolTransactions.createdAt,
      })
      .from(toolTransactions)
      .where(eq(toolTransactions.userId, userId))
      .orderBy(asc(toolTransactions.id)),
  };
}
