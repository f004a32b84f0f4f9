import { asc, eq } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/db/database.ts";
import type { People } from "./list-applicants.ts";

type Text = AnyPgColumn<{ data: string; notNull: true }>;

type Waiting = People &
  Record<"firstName" | "lastName" | "email" | "company", Text> & {
    id: AnyPgColumn<{ data: number; notNull: true }>;
    createdAt: AnyPgColumn<{ data: Date; notNull: true }>;
  };

export const oldestApplicants =
  (table: Waiting, plan: Text, undecided: string) => (db: Queryable, limit: number) => {
    const { id, firstName, lastName, email, company, status, createdAt } = table;
    return db
      .select({ id, firstName, lastName, email, company, plan, createdAt })
      .from(table)
      .where(eq(status, undecided))
      .orderBy(asc(createdAt), asc(id))
      .limit(limit);
  };
