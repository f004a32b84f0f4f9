import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { requireAdmin } from "../../../platform/require-actor.ts";
import { customersOfCompanies } from "../../companies/customers-of-companies.ts";
import { findCompany } from "../../companies/find-company.ts";
import { idsWithMerged } from "../../companies/merged-companies.ts";
import { latestOfCompanies } from "../charging/find-subscription.ts";
import type { ProviderCheck } from "./schema.ts";
import { providerChecks } from "./tables.ts";
import { compareCompany } from "./compare-company.ts";

/** @throws CodedError forbidden, not_found */
export async function showCheck(ctx: Ctx, companyId: string): Promise<ProviderCheck> {
  requireAdmin(ctx.actor);
  const { db } = ctx;
  await findCompany(db, companyId);
  const ids = await idsWithMerged(db, companyId);
  const billed =
    (await latestOfCompanies(db, ids)) !== null || (await customersOfCompanies(db, ids)).length > 0;
  const [check] = await db
    .select()
    .from(providerChecks)
    .where(eq(providerChecks.companyId, companyId));
  return {
    billed,
    readAt: check?.readAt.toISOString() ?? null,
    facts: check?.facts ?? [],
    differences: check?.differences ?? [],
  };
}

/** @throws CodedError forbidden, not_found, unavailable */
export async function readAgain(
  ctx: Ctx,
  charges: Charges,
  companyId: string,
): Promise<ProviderCheck> {
  requireAdmin(ctx.actor);
  await findCompany(ctx.db, companyId);
  await compareCompany(ctx, charges, companyId);
  return showCheck(ctx, companyId);
}
