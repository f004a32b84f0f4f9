import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit.ts";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import type { BillingDetails, BillingDetailsChange } from "./schema.ts";
import { lockCompany } from "../lock-company.ts";
import { companies } from "../tables.ts";

/** The log outlives a person, so it says which country and kind, and no address or number. */
const told = (details: BillingDetails | null) => ({
  country: details?.country ?? "",
  taxIdType: details?.taxIdType ?? "",
});

/** What was saved already, its answer lost, is no conflict. @throws CodedError conflict */
export function requireDetailsAsRead(
  now: BillingDetails | null,
  { before, ...details }: BillingDetailsChange,
): void {
  if (before === undefined || isDeepStrictEqual(now, before) || isDeepStrictEqual(now, details))
    return;
  throw new CodedError(
    "conflict",
    "A colleague has changed these in the meantime. Please reload the page.",
  );
}

/** @throws CodedError conflict */
export function setBillingDetails(
  ctx: Ctx,
  companyId: string,
  change: BillingDetailsChange,
): Promise<void> {
  const { before: _, ...billingDetails } = change;
  return ctx.db.transaction(async (tx) => {
    const { billingDetails: before } = await lockCompany(tx, companyId);
    requireDetailsAsRead(before, change);
    await tx.update(companies).set({ billingDetails }).where(eq(companies.id, companyId));
    await recordAudit(tx, ctx, {
      action: "billing.details-changed",
      subjectType: "company",
      subjectId: companyId,
      companyId,
      details: { before: told(before), after: told(billingDetails) },
    });
  });
}
