import { inArray } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/db/database.ts";
import { nameOf } from "../address-mail.ts";

type Text = AnyPgColumn<{ data: string; notNull: true }>;

type Applicants = PgTable &
  Record<"firstName" | "lastName" | "email", Text> & {
    id: AnyPgColumn<{ data: number; notNull: true }>;
  };

export const nameApplicants = (table: Applicants) => async (db: Queryable, ids: number[]) => {
  const { id, firstName, lastName, email } = table;
  const rows = await db
    .select({ id, firstName, lastName, email })
    .from(table)
    .where(inArray(id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, { name: nameOf(row), email: row.email }]));
};
