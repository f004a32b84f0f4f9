import { asc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { Person } from "../accounts/person.ts";
import { applicationColumns } from "./list-signups.ts";
import { membershipSignups as signups, toolTransactions } from "./tables.ts";

const areTheirs = ({ verifiedEmail }: Person) => eq(sql`lower(${signups.email})`, verifiedEmail);

/** Signups are business records: exported, but not erased with the account, except for how they came about. */
export async function exportBilling(db: Queryable, person: Person) {
  return {
    signups: await db
      .select(applicationColumns)
      .from(signups)
      .where(areTheirs(person))
      .orderBy(asc(signups.id)),
    toolUse: await db
      .select({
        toolName: toolTransactions.toolName,
        cents: toolTransactions.amount,
        status: toolTransactions.status,
        createdAt: toolTransactions.createdAt,
      })
      .from(toolTransactions)
      .where(eq(toolTransactions.userId, person.userId))
      .orderBy(asc(toolTransactions.id)),
  };
}

export async function eraseSignupSources(tx: Queryable, person: Person): Promise<void> {
  await tx.update(signups).set({ cameBy: null }).where(areTheirs(person));
}
