import { isNotNull } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import type { Charges } from "../../../platform/payments/charges.ts";
import { companiesWithCustomer } from "../../companies/customers-of-companies.ts";
import { keptNames } from "../../companies/merged-companies.ts";
import { providerChecks } from "./tables.ts";
import { subscriptions } from "../charging/tables.ts";
import { compareCompany } from "./compare-company.ts";

const freshMs = 20 * 60 * 60_000;
const most = 100;

/** Those that were read longest ago, so many at a time: the next run goes on. An outage ends a run, and says nothing of anybody. */
export async function compareDue(ctx: Ctx, charges: Charges): Promise<void> {
  for (const companyId of (await listDue(ctx)).slice(0, most)) {
    try {
      await compareCompany(ctx, charges, companyId);
    } catch (error) {
      if (error instanceof CodedError && error.code === "unavailable") {
        ctx.log.warn({ err: error, companyId }, "card provider not compared");
        return;
      }
      ctx.log.error({ err: error, companyId }, "company could not be compared");
    }
  }
}

async function listDue({ db, clock }: Ctx): Promise<string[]> {
  const billed = await db
    .selectDistinct({ id: subscriptions.companyId })
    .from(subscriptions)
    .where(isNotNull(subscriptions.customerId));
  const kept = await keptNames(
    db,
    billed.map(({ id }) => id),
  );
  const all = new Set([
    ...[...kept.values()].map(({ id }) => id),
    ...(await companiesWithCustomer(db)),
  ]);
  const checks = await db.select().from(providerChecks);
  const readAt = new Map(checks.map((check) => [check.companyId, check.readAt.getTime()]));
  const since = clock.now().getTime() - freshMs;
  const at = (id: string) => readAt.get(id) ?? 0;
  return [...all].filter((id) => at(id) < since).toSorted((a, b) => at(a) - at(b));
}
