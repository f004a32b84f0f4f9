import type { Ctx } from "../../../platform/context.ts";
import { CodedError } from "../../../platform/errors.ts";
import { lockCompany } from "../../companies/lock-company.ts";
import { findRunning } from "../../membership/find-membership.ts";
import { planName } from "../../plans/plan-name.ts";
import { beginCharge } from "./begin-charge.ts";
import { liveSubscription } from "./mark-stale.ts";
import { hasOpenFirstPayment } from "./open-first-payment.ts";

/** In place of nothing that a card pays for: what is left of that would be lost. `ctx.db` is a transaction. @throws CodedError conflict */
export async function beginSignup(
  ctx: Pick<Ctx, "db" | "clock">,
  terms: Parameters<typeof beginCharge>[1],
): Promise<void> {
  const { db } = ctx;
  const { companyId } = terms;
  await lockCompany(db, companyId);
  const running = await findRunning(db, companyId);
  if (running && (await liveSubscription(db, running.id)))
    throw new CodedError(
      "conflict",
      `A card pays for this company’s ${planName(running.planId)} already. Change that plan on the company’s page, or confirm this once it has ended.`,
    );
  if (await hasOpenFirstPayment(db, companyId))
    throw new CodedError(
      "conflict",
      "This company has a first payment that is still open. Wait until it is paid or given up, which takes a day at most.",
    );
  await beginCharge(ctx, terms);
}
