import { and, asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { namesOneOf } from "../../platform/names-one-of.ts";
import type { Person } from "../accounts/person.ts";
import { applicationColumns } from "./list-signups.ts";
import { membershipSignups as signups, signupDrafts, toolTransactions } from "./tables.ts";

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

/** A form that is still open may lead to a signup; it empties itself within a day. */
export async function eraseSignupForms(tx: Queryable, person: Person): Promise<void> {
  await tx.update(signups).set({ cameBy: null }).where(areTheirs(person));
  const { forms, finishedAt } = signupDrafts;
  const names = [person.verifiedEmail].filter(Boolean);
  await tx
    .update(signupDrafts)
    .set({ forms: {} })
    .where(and(isNotNull(finishedAt), namesOneOf(sql`${forms}::text`, names)));
}

export async function moveSignups(tx: Queryable, from: string, to: string): Promise<void> {
  await tx
    .update(signups)
    .set({ email: to })
    .where(and(eq(sql`lower(${signups.email})`, from), eq(signups.unproved, false)));
}
