import { and, asc, eq, lte } from "drizzle-orm";
import { firm } from "../../content/firm.ts";
import type { Ctx } from "../../platform/context.ts";
import { addDays, civilDateOf, daysBetween } from "../fields/civil-date.ts";
import { eachCompany } from "../hours/each-company.ts";
import { invoiceReminders, invoices } from "./tables.ts";
import { listPayers, tellPayers } from "./tell-keepers.ts";

const first = firm.invoices.remindAfter[0]!;

/** Once for each of the days after it was due; of several that are late, the last is sent. */
export async function remindOfInvoices(ctx: Ctx): Promise<void> {
  const today = civilDateOf(ctx.clock.now());
  const { id, companyId, dueDate, status } = invoices;
  const late = await ctx.db
    .select({ id, companyId, dueDate })
    .from(invoices)
    .where(and(eq(status, "open"), lte(dueDate, addDays(today, -first))))
    .orderBy(asc(dueDate));
  await eachCompany(ctx, late, ({ id: invoiceId, companyId, dueDate }) =>
    ctx.db.transaction(async (tx) => {
      const payers = await listPayers(tx, companyId);
      if (payers.length === 0) return;
      const reached = firm.invoices.remindAfter.filter(
        (days) => days <= daysBetween(dueDate, today),
      );
      const createdAt = ctx.clock.now();
      const made = await tx
        .insert(invoiceReminders)
        .values(reached.map((days) => ({ invoiceId, days, createdAt })))
        .onConflictDoNothing()
        .returning();
      if (made.length === 0) return;
      const days = Math.max(...made.map((one) => one.days));
      const about = { invoiceId, days };
      await tellPayers({ ...ctx, db: tx }, payers, "invoice-reminder-mail", about);
    }),
  );
}
