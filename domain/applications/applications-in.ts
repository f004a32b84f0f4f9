import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/db/database.ts";
import type { Accepted } from "./application.ts";

type Text = AnyPgColumn<{ data: string; notNull: true }>;
type Instant = AnyPgColumn<{ data: Date }>;

type Applications<Status> = PgTable & {
  id: AnyPgColumn<{ data: number; notNull: true }>;
  email: Text;
  firstName: Text;
  lastName: Text;
  phone: AnyPgColumn<{ data: string }>;
  company: Text;
  status: AnyPgColumn<{ data: Status; notNull: true }>;
  appliedAt: Instant;
};

type Decision<Status> = {
  waiting: Status;
  granted: Status;
  planId: AnyPgColumn<{ data: string }>;
  decidedAt: Instant;
};

export function applicationsIn<Status extends string>(
  table: Applications<Status>,
  { waiting, granted, planId, decidedAt }: Decision<NoInfer<Status>>,
) {
  const { id, email, firstName, lastName, phone, company, status, appliedAt } = table;
  const from = (address: string, is: Status) =>
    and(eq(sql`lower(${email})`, address), eq(status, is));
  return {
    lockPending: (tx: Queryable, address: string) =>
      tx.select({ id }).from(table).where(from(address, waiting)).orderBy(asc(id)).for("update"),
    lockGranted: (tx: Queryable, address: string) =>
      tx
        .select({ id, planId, firstName, lastName })
        .from(table)
        .where(and(from(address, granted), isNull(appliedAt)))
        .orderBy(asc(decidedAt), asc(id))
        .for("update"),
    markApplied: (tx: Queryable, one: number, now: Date) =>
      tx.update(table).set({ appliedAt: now }).where(eq(id, one)),
    async findAccepted(db: Queryable, address: string): Promise<Accepted | null> {
      const [row] = await db
        .select({ firstName, lastName, phone, company, acceptedAt: decidedAt })
        .from(table)
        .where(from(address, granted))
        .orderBy(desc(decidedAt), desc(id))
        .limit(1);
      return row ?? null;
    },
  };
}
