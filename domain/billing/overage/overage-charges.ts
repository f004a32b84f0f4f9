import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import type { ProviderInvoice } from "../../../platform/payments/charges.ts";
import { type OverageChargeRow, overageCharges } from "./tables.ts";

export async function ownerOfOverage(db: Queryable, ownInvoiceId: string) {
  const { companyId, subscriptionId } = overageCharges;
  const [row] = await db
    .select({ companyId, subscriptionId })
    .from(overageCharges)
    .where(eq(overageCharges.ownInvoiceId, ownInvoiceId));
  return row ?? null;
}

/** What is on a void invoice of something else is still owed, and waits for another one. */
export async function linkOverage(
  tx: Queryable,
  invoiceId: string,
  { id, status, statementIds }: Pick<ProviderInvoice, "id" | "status" | "statementIds">,
): Promise<void> {
  if (statementIds.length === 0) return;
  const isOn = inArray(overageCharges.statementId, statementIds);
  if (status !== "void") {
    await tx.update(overageCharges).set({ invoiceId }).where(isOn);
    return;
  }
  const isOwn = eq(overageCharges.ownInvoiceId, id);
  await tx.update(overageCharges).set({ invoiceId }).where(and(isOn, isOwn));
  await tx
    .update(overageCharges)
    .set({ invoiceId: null, itemId: null, attemptKey: randomUUID() })
    .where(
      and(
        isOn,
        or(isNull(overageCharges.ownInvoiceId), ne(overageCharges.ownInvoiceId, id)),
        or(isNull(overageCharges.invoiceId), eq(overageCharges.invoiceId, invoiceId)),
      ),
    );
}

export function listWaitingOverage(
  db: Queryable,
  subscriptionId?: string,
): Promise<OverageChargeRow[]> {
  return db
    .select()
    .from(overageCharges)
    .where(
      and(
        isNull(overageCharges.invoiceId),
        subscriptionId === undefined
          ? undefined
          : eq(overageCharges.subscriptionId, subscriptionId),
      ),
    );
}
