import { eq } from "drizzle-orm";
import type { AuditAction } from "../../platform/audit-actions.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { getInvoice } from "./read-invoices.ts";
import type { ShownInvoice } from "./schema.ts";
import { type InvoiceRow, invoices } from "./tables.ts";
import { listedColumns } from "./told-invoice.ts";

type Standing = Pick<InvoiceRow, keyof typeof listedColumns>;
type Change = Partial<
  Pick<InvoiceRow, "status" | "paidOn" | "paidNote" | "staffNote" | "voidedOn" | "voidedBecause">
>;

/** One change of an invoice at a time. @throws CodedError forbidden, not_found, conflict for one in another state */
export function changeInvoice(
  ctx: Ctx,
  id: string,
  {
    from,
    action,
    change,
  }: {
    from: InvoiceRow["status"];
    action: AuditAction;
    change: (invoice: Standing) => Change;
  },
): Promise<ShownInvoice> {
  requireAdmin(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const [before] = await tx
      .select(listedColumns)
      .from(invoices)
      .where(eq(invoices.id, id))
      .for("update");
    if (!before) throw new CodedError("not_found", "There is no such invoice.");
    if (before.status !== from)
      throw new CodedError("conflict", said[before.status], {
        current: await getInvoice({ ...ctx, db: tx }, id),
      });
    const changed = change(before);
    await tx
      .update(invoices)
      .set({ ...changed, updatedAt: ctx.clock.now() })
      .where(eq(invoices.id, id));
    const { number, companyId } = before;
    const was = Object.fromEntries(
      Object.keys(changed).map((field) => [field, before[field as keyof Change]]),
    );
    await recordAudit(tx, ctx, {
      action,
      subjectType: "invoice",
      subjectId: id,
      companyId,
      details: { number, before: was, after: changed },
    });
    return getInvoice({ ...ctx, db: tx }, id);
  });
}

const said: Record<InvoiceRow["status"], string> = {
  open: "This invoice is not paid.",
  paid: "This invoice is paid. If that was a mistake, take the payment back first.",
  void: "This invoice is void, which is final.",
};
