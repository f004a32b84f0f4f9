import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { keptCompany } from "../../companies/merged-companies.ts";
import { listSeated } from "../../companies/require-seat.ts";
import { type InvoiceRow, invoices, type SubscriptionRow } from "./tables.ts";

/** Owners and billing contacts, else the company's billing address: of the one that was kept. */
export async function tellKeepers(
  { db, jobs }: Pick<Ctx, "db" | "jobs">,
  of: string,
  name: string,
  about: object,
): Promise<void> {
  const companyId = await keptCompany(db, of);
  const seated = await listSeated(db, companyId, ["owner", "billing"]);
  for (const userId of seated.length > 0 ? seated : [null])
    await jobs.send(db, name, { ...about, companyId, userId });
}

/** Once of each: a payment, a refusal, a question of the bank, a first payment that was given up. */
export async function tellOfInvoice(
  ctx: Ctx,
  { companyId, status: standing }: SubscriptionRow,
  { id, status, trouble, told, totalCents }: InvoiceRow,
): Promise<void> {
  const isLapsed = standing === "incomplete_expired" && status === "void";
  const news = status === "paid" ? "paid" : isLapsed ? "lapsed" : trouble;
  if (news === null || news === told || totalCents <= 0) return;
  await ctx.db.update(invoices).set({ told: news }).where(eq(invoices.id, id));
  await tellKeepers(ctx, companyId, "payment-mail", { invoiceId: id, news });
}
