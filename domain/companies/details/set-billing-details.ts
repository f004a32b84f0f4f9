import { eq } from "drizzle-orm";
import { recordAudit } from "../../../platform/audit.ts";
import type { Ctx } from "../../../platform/context.ts";
import type { BillingDetails } from "./schema.ts";
import { lockCompany } from "../lock-company.ts";
import { companies } from "../tables.ts";

/** The log outlives a person, so it says which country and kind, and no address or number. */
const told = (details: BillingDetails | null) => ({
  country: details?.country ?? "",
  taxIdType: details?.taxIdType ?? "",
});

export function setBillingDetails(
  ctx: Ctx,
  companyId: string,
  billingDetails: BillingDetails,
): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const { billingDetails: before } = await lockCompany(tx, companyId);
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
