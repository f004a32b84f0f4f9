import { and, asc, desc, eq, isNull, not, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Term } from "../../content/plans.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Accepted, Waiting } from "./application-kind.ts";

const monthly = sql<Term>`'month'`;

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
  companyId: AnyPgColumn<{ data: string }>;
  appliedAt: Instant;
  createdAt: AnyPgColumn<{ data: Date; notNull: true }>;
  unproved: AnyPgColumn<{ data: boolean; notNull: true }>;
};

type Decision<Status> = {
  waiting: Status;
  granted: Status;
  wished: Text;
  planId: AnyPgColumn<{ data: string }>;
  /** Without one, it is month to month. */
  term?: AnyPgColumn<{ data: Term; notNull: true }> | SQL<Term>;
  decidedAt: Instant;
};

export function applicationsIn<Status extends string>(
  table: Applications<Status>,
  { waiting, granted, wished, planId, decidedAt, term = monthly }: Decision<NoInfer<Status>>,
) {
  const {
    id,
    email,
    firstName,
    lastName,
    phone,
    company,
    status,
    companyId,
    appliedAt,
    createdAt,
    unproved,
  } = table;
  const person = { firstName, lastName, phone, company };
  const from = (address: string, is: Status) =>
    and(eq(sql`lower(${email})`, address), eq(status, is));
  return {
    waiting,
    lockPending: (tx: Queryable, address: string) =>
      tx.select({ id }).from(table).where(from(address, waiting)).orderBy(asc(id)).for("update"),
    lockGranted: (tx: Queryable, address: string) =>
      tx
        .select({ id, planId, term, companyId, email, ...person })
        .from(table)
        .where(and(from(address, granted), isNull(appliedAt)))
        .orderBy(asc(decidedAt), asc(id))
        .for("update"),
    keepCompany: (tx: Queryable, one: number, kept: string) =>
      tx.update(table).set({ companyId: kept }).where(eq(id, one)),
    async companyOf(tx: Queryable, one: number): Promise<string | null> {
      const [row] = await tx.select({ companyId }).from(table).where(eq(id, one));
      return row?.companyId ?? null;
    },
    markApplied: (tx: Queryable, one: number, now: Date) =>
      tx.update(table).set({ appliedAt: now }).where(eq(id, one)),
    lockOf: (tx: Queryable, company: string) =>
      tx.select({ id }).from(table).where(eq(companyId, company)).orderBy(asc(id)).for("update"),
    moveAll: (tx: Queryable, from: string, into: string) =>
      tx.update(table).set({ companyId: into }).where(eq(companyId, from)),
    async findAccepted(db: Queryable, address: string): Promise<Accepted | null> {
      const [row] = await db
        .select({ ...person, acceptedAt: decidedAt })
        .from(table)
        .where(from(address, granted))
        .orderBy(desc(decidedAt), desc(id))
        .limit(1);
      return row ?? null;
    },
    async findWaiting(db: Queryable, address: string): Promise<Waiting | null> {
      const [row] = await db
        .select({ ...person, plan: wished, createdAt })
        .from(table)
        .where(and(from(address, waiting), not(unproved)))
        .orderBy(desc(createdAt), desc(id))
        .limit(1);
      return row ?? null;
    },
  };
}
