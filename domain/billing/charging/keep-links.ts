import { eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import type { ProviderInvoice } from "../../../platform/payments/charges.ts";
import { invoices } from "./tables.ts";

/** Those just read, in place of others that end sooner. Nothing else of an invoice is taken from a list: a later reading may be kept already. */
export async function keepLinks(db: Queryable, read: ProviderInvoice[]): Promise<void> {
  const { providerId, pdfUrl, hostedUrl } = invoices;
  const ids = read.map(({ id }) => id);
  const rows = await db
    .select({ providerId, pdfUrl, hostedUrl })
    .from(invoices)
    .where(inArray(providerId, ids));
  const kept = new Map(rows.map((row) => [row.providerId, row]));
  for (const one of read) {
    const links = { pdfUrl: one.pdfUrl, hostedUrl: one.hostedUrl };
    const row = kept.get(one.id);
    // What was a draft when it was read had none.
    if (!row || links.pdfUrl === null || links.hostedUrl === null) continue;
    if (row.pdfUrl === links.pdfUrl && row.hostedUrl === links.hostedUrl) continue;
    await db
      .update(invoices)
      .set({ ...links, updatedAt: sql`${invoices.updatedAt}` })
      .where(eq(providerId, one.id));
  }
}
