import type { Queryable } from "../../../platform/db/database.ts";
import { CodedError } from "../../../platform/errors.ts";
import { lockCompany } from "../../companies/lock-company.ts";
import { findRunning } from "../../membership/find-membership.ts";
import { planName } from "../../plans/plan-name.ts";
import { liveSubscription } from "./mark-stale.ts";
import { hasOpenFirstPayment } from "./open-first-payment.ts";

/** Another membership would take its place, and what is left of a paid month or year be lost. `tx` is a transaction. @throws CodedError conflict */
export async function refuseBesideCard(tx: Queryable, companyId: string): Promise<void> {
  await lockCompany(tx, companyId);
  const running = await findRunning(tx, companyId);
  if (running && (await liveSubscription(tx, running.id)))
    throw new CodedError(
      "conflict",
      `A card pays for this company’s ${planName(running.planId)} already. Change that plan on the company’s page, or come back to this once it has ended.`,
    );
  if (await hasOpenFirstPayment(tx, companyId))
    throw new CodedError(
      "conflict",
      "This company has a first payment that is still open. Wait until it is paid or given up, which takes a day at most.",
    );
}
