import { desc, eq, inArray } from "drizzle-orm";
import { readStored } from "../../platform/bucket/read-stored.ts";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { idsWithMerged } from "../companies/merged-companies.ts";
import { nameCompanies } from "../companies/name-companies.ts";
import { requireSeat } from "../companies/require-seat.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { getStatement } from "../hours/read-statements.ts";
import { keepers } from "./keepers.ts";
import { printInvoice } from "./print-invoice.ts";
import type { BilledInvoice, ShownInvoice, StatementInvoice } from "./schema.ts";
import { pdfPath, statusOn } from "./status.ts";
import { invoiceLines, invoices } from "./tables.ts";
import { listedColumns, toldInvoice } from "./told-invoice.ts";

/** The newest first. Whoever asks has been let in. */
export async function invoicesOf(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  companyId: string,
): Promise<BilledInvoice[]> {
  const today = civilDateOf(clock.now());
  const { id, number, date, dueDate, cents, status } = invoices;
  const rows = await db
    .select({ id, number, date, dueDate, cents, status })
    .from(invoices)
    .where(inArray(invoices.companyId, await idsWithMerged(db, companyId)))
    .orderBy(desc(invoices.serial));
  return rows.map((row) => ({
    ...row,
    creditCents: 0,
    dueCents: row.status === "open" ? row.cents : 0,
    status: statusOn(row, today),
    pdf: pdfPath(row.id),
    page: `/dashboard/invoices/${row.id}`,
    overage: [],
    refundedCents: 0,
    refundableCents: 0,
    dispute: null,
    evidenceDue: null,
    settledOn: null,
    settlement: null,
  }));
}

/** Owners and billing contacts of the company, and staff. @throws CodedError unauthenticated, forbidden, not_found */
export async function getInvoice(ctx: Ctx, id: string): Promise<ShownInvoice> {
  const { isStaff } = await requireReadable(ctx, id);
  const [row] = await ctx.db
    .select({ ...listedColumns, hash: invoices.hash, snapshot: invoices.snapshot })
    .from(invoices)
    .where(eq(invoices.id, id));
  const { hash, snapshot, ...rest } = row!;
  const names = await nameCompanies(ctx.db, [rest.companyId]);
  const told = toldInvoice(rest, names, civilDateOf(ctx.clock.now()));
  return { ...told, staffNote: isStaff ? told.staffNote : null, hash, snapshot };
}

/** As it was issued while it is open; then with what became of it. @throws CodedError unauthenticated, forbidden, not_found, unavailable */
export async function getInvoicePdf(ctx: Ctx, id: string) {
  await requireReadable(ctx, id);
  const { pdf: bytes, object, snapshot, updatedAt } = invoices;
  const [row] = await ctx.db
    .select({ ...listedColumns, snapshot, updatedAt })
    .from(invoices)
    .where(eq(invoices.id, id));
  const { number, status, ...rest } = row!;
  if (status !== "open")
    return { number, pdf: await printInvoice(rest.snapshot, rest.updatedAt, rest) };
  const stored = () => ctx.db.select({ bytes, object }).from(invoices).where(eq(invoices.id, id));
  const pdf = await readStored(ctx.bucket, async () => (await stored())[0]);
  return { number, pdf: pdf! };
}

/** The invoice that a statement's overage is on. @throws CodedError unauthenticated, not_found */
export async function invoiceOfStatement(ctx: Ctx, statementId: string): Promise<StatementInvoice> {
  await getStatement(ctx, statementId);
  const [invoice] = await ctx.db
    .select({ id: invoices.id, number: invoices.number })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(eq(invoiceLines.statementId, statementId));
  if (!invoice) return { invoice: null };
  const isRefused = await requireReadable(ctx, invoice.id).then(
    () => false,
    (error: unknown) => {
      if (error instanceof CodedError) return true;
      throw error;
    },
  );
  const href = `/dashboard/invoices/${invoice.id}`;
  return { invoice: isRefused ? null : { ...invoice, href } };
}

async function requireReadable(ctx: Ctx, id: string): Promise<{ isStaff: boolean }> {
  const { userId, isAdmin } = requireMember(ctx.actor);
  const [found] = await ctx.db
    .select({ companyId: invoices.companyId })
    .from(invoices)
    .where(eq(invoices.id, id));
  if (!found) throw new CodedError("not_found", "There is nothing with this id.");
  if (!isAdmin) await requireSeat(ctx.db, { companyId: found.companyId, userId }, keepers);
  return { isStaff: isAdmin };
}
