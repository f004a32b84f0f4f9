import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "../../../platform/db/database.ts";
import type { ProviderInvoice } from "../../../platform/payments/charges.ts";
import { type OverageChargeRow, overageCharges } from "./tables.ts";

/** Of an invoice that has nothing else on it. */
export async function ownerOfOverage(db: Queryable, ownInvoiceId: string) {
  const { companyId, subscriptionId } = overageCharges;
  const [row] = await db
    .select({ companyId, subscriptionId })
    .from(overageCharges)
    .where(eq(overageCharges.ownInvoiceId, ownInvoiceId));
  return row ?? null;
}

export async function linkOverage(
  tx: Queryable,
  invoiceId: string,
  { statementIds }: Pick<ProviderInvoice, "statementIds">,
): Promise<void> {
  if (statementIds.length > 0)
    await tx
      .update(overageCharges)
      .set({ invoiceId })
      .where(inArray(overageCharges.statementId, statementIds));
}

/** What no invoice is known to have yet. */
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
