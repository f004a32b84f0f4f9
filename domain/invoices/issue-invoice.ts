import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { firm } from "../../content/firm.ts";
import { invoiceDueDays } from "../../content/plans.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { type BillingDetails, sayAddress, sayTaxId } from "../companies/details/schema.ts";
import { addDays, civilDateOf } from "../fields/civil-date.ts";
import { canonicalJson } from "../hours/canonical-json.ts";
import { printInvoice } from "./print-invoice.ts";
import type { InvoiceLine, InvoiceSnapshot } from "./schema.ts";
import { invoiceLines, invoiceNumbers, invoices } from "./tables.ts";
import { tellKeepers } from "./tell-keepers.ts";

/** Numbers follow each other without a gap: a transaction that fails gives its own back. */
async function nextSerial(tx: Queryable): Promise<number> {
  const [row] = await tx
    .insert(invoiceNumbers)
    .values({ id: 1, last: 1 })
    .onConflictDoUpdate({
      target: invoiceNumbers.id,
      set: { last: sql`${invoiceNumbers.last} + 1` },
    })
    .returning();
  return row!.last;
}

const numberOf = (serial: number) => firm.invoices.prefix + String(serial).padStart(6, "0");

type Company = {
  id: string;
  name: string;
  billingEmail: string | null;
  billingDetails: BillingDetails | null;
};

/** What is not there was not on earlier invoices either, whose hash stays. */
const printed = (details: BillingDetails | null) => ({
  ...(sayAddress(details) && { address: sayAddress(details) }),
  ...(sayTaxId(details) && { taxId: sayTaxId(details) }),
});

/** `ctx.db` is a transaction. */
export async function issueInvoice(
  ctx: Pick<Ctx, "actor" | "requestId" | "db" | "clock" | "jobs">,
  { id: companyId, name, billingEmail, billingDetails }: Company,
  lines: InvoiceLine[],
): Promise<void> {
  const now = ctx.clock.now();
  const date = civilDateOf(now);
  const serial = await nextSerial(ctx.db);
  const number = numberOf(serial);
  const snapshot: InvoiceSnapshot = {
    number,
    date,
    dueDate: addDays(date, invoiceDueDays),
    firm: { name: firm.name, email: firm.email, phone: firm.phone, city: firm.city },
    company: { name, billingEmail, ...printed(billingDetails) },
    lines,
    cents: lines.reduce((sum, { cents }) => sum + cents, 0),
  };
  const { dueDate, cents } = snapshot;
  const [issued] = await ctx.db
    .insert(invoices)
    .values({
      serial,
      number,
      companyId,
      date,
      dueDate,
      cents,
      ...(cents === 0 && { status: "paid" as const, paidOn: date }),
      snapshot,
      hash: createHash("sha256").update(canonicalJson(snapshot)).digest("hex"),
      pdf: await printInvoice(snapshot, now),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: invoices.id });
  const invoiceId = issued!.id;
  await ctx.db.insert(invoiceLines).values(
    lines.map(({ kind, cents, periodId, statementId, saleKey }, position) => ({
      invoiceId,
      position,
      kind,
      cents,
      periodId,
      statementId,
      saleKey: saleKey ?? null,
    })),
  );
  await recordAudit(ctx.db, ctx, {
    action: "invoice.issued",
    subjectType: "invoice",
    subjectId: invoiceId,
    companyId,
    details: { number, after: { cents, dueDate } },
  });
  await tellKeepers(ctx, companyId, "invoice-mail", { invoiceId });
}
