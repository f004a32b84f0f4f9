import { and, asc, eq, gt, isNotNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { nameCompanies } from "../../companies/name-companies.ts";
import { invoices } from "../charging/tables.ts";
import { cardRefunds } from "./tables.ts";

const recentMs = 30 * 86_400_000;

/** Refunds that were made, and did not reach the card. Cents. */
export async function oldestReturned({ db, clock }: Pick<Ctx, "db" | "clock">, limit: number) {
  const { id, companyId, cents, state, providerId, invoiceId, updatedAt } = cardRefunds;
  const since = new Date(clock.now().getTime() - recentMs);
  const rows = await db
    .select({ id, companyId, cents, updatedAt, number: invoices.number })
    .from(cardRefunds)
    .innerJoin(invoices, eq(invoices.id, invoiceId))
    .where(and(eq(state, "refused"), isNotNull(providerId), gt(updatedAt, since)))
    .orderBy(asc(updatedAt), asc(id))
    .limit(limit);
  const names = await nameCompanies(db, [...new Set(rows.map((row) => row.companyId))]);
  return rows.map((row) => ({ ...row, company: names.get(row.companyId) ?? "" }));
}
