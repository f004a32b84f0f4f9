import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Queryable } from "../../../platform/db/database.ts";
import { nameCompanies } from "../../companies/name-companies.ts";
import { askedOfCard } from "./asked-of-card.ts";
import { lapsed } from "./find-subscription.ts";
import { invoices, subscriptions } from "./tables.ts";

/** Who has not come back by then has thought better of it. */
export const lapsedForMs = 30 * 24 * 60 * 60_000;

type Unpaid = { companyId: string };

async function withNames<Row extends Unpaid>(db: Queryable, rows: Row[]) {
  const names = await nameCompanies(db, [...new Set(rows.map((row) => row.companyId))]);
  return rows.map((row) => ({ ...row, company: names.get(row.companyId) ?? "" }));
}

export async function oldestUnpaid(db: Queryable, limit: number) {
  const { id, companyId, totalCents, creditUsedCents, trouble, createdAt, status, saleKey } =
    invoices;
  const rows = await db
    .select({ id, companyId, totalCents, creditUsedCents, trouble, createdAt, saleKey })
    .from(invoices)
    .where(and(isNotNull(trouble), eq(status, "open")))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
  return withNames(
    db,
    rows.map((row) => ({ ...row, cents: askedOfCard(row) })),
  );
}

export async function oldestLapsed({ db, clock }: Pick<Ctx, "db" | "clock">, limit: number) {
  const { id, companyId, cents, createdAt } = subscriptions;
  const since = new Date(clock.now().getTime() - lapsedForMs);
  const rows = await db
    .select({ id, companyId, cents, createdAt })
    .from(subscriptions)
    .where(and(lapsed, gt(createdAt, since)))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
  return withNames(db, rows);
}
