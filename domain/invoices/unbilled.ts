import { and, eq, inArray, ne, notExists, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/db/database.ts";
import { listOverageToBill } from "../hours/overage-to-bill.ts";
import { listPeriodsToBill, listReplaced } from "../membership/periods-by-hand.ts";
import { creditsPaidBack, invoiceLines, invoices } from "./tables.ts";

export async function listUnbilled(db: Queryable, companyIds?: string[]) {
  const without = (of: "periodId" | "statementId") => (id: AnyPgColumn) =>
    and(
      notExists(db.select().from(invoiceLines).where(eq(invoiceLines[of], id))),
      notExists(db.select().from(creditsPaidBack).where(eq(creditsPaidBack[of], id))),
    );
  const among = companyIds ? { companyIds } : {};
  const periods = await listPeriodsToBill(db, {
    ...among,
    unbilled: without("periodId"),
  });
  return {
    periods: await lessReplaced(db, periods),
    overage: await listOverageToBill(db, {
      // A plan that nobody bills covers its own hours alone.
      billing: ["by-hand", "none"],
      ...among,
      unbilled: without("statementId"),
    }),
  };
}

type ToBill = Awaited<ReturnType<typeof listPeriodsToBill>>;

/** What the plan that was replaced on the same day is invoiced for already is not asked for twice, and what was given back for it is asked for again. */
async function lessReplaced(db: Queryable, periods: ToBill) {
  const replaced = await listReplaced(
    db,
    periods.map(({ companyId }) => companyId),
  );
  const ids = replaced.map(({ id }) => id);
  const lines = await db
    .select({ periodId: invoiceLines.periodId, cents: invoiceLines.cents })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(and(inArray(invoiceLines.periodId, ids), ne(invoices.status, "void")));
  const back = await db
    .select({ periodId: creditsPaidBack.periodId, cents: sql<number>`-${creditsPaidBack.cents}` })
    .from(creditsPaidBack)
    .where(inArray(creditsPaidBack.periodId, ids));
  return periods
    .map(({ dueCents, ...period }) => {
      const own = replaced.filter(
        ({ companyId, starts }) => companyId === period.companyId && starts === period.starts,
      );
      const billed = [...lines, ...back].filter(({ periodId }) =>
        own.some(({ id }) => id === periodId),
      );
      const lessCents = billed.reduce((sum, { cents }) => sum + cents, 0);
      return { ...period, dueCents: dueCents ?? 0, lessCents };
    })
    .filter(({ dueCents, lessCents }) => dueCents !== lessCents);
}

export type Unbilled = Awaited<ReturnType<typeof listUnbilled>>;

/** Billed by hand, or paid back, before a card took over. */
export async function isOnInvoice(db: Queryable, statementId: string): Promise<boolean> {
  const [line] = await db
    .select({ id: invoiceLines.invoiceId })
    .from(invoiceLines)
    .where(eq(invoiceLines.statementId, statementId))
    .unionAll(
      db
        .select({ id: creditsPaidBack.id })
        .from(creditsPaidBack)
        .where(eq(creditsPaidBack.statementId, statementId)),
    );
  return line !== undefined;
}
