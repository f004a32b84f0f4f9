import type { Ctx } from "../../platform/context.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { type OpenedPeriod, openNextPeriod } from "../membership/open-next-period.ts";
import { requireMembership } from "../membership/require-membership.ts";
import { grantsOf } from "./grants-of.ts";
import { moveExpiry } from "./move-expiry.ts";
import { grants } from "./tables.ts";

/** Opens what has fallen due of a membership, in order; nothing the second time. */
export async function openPeriods(
  ctx: Pick<Ctx, "actor" | "requestId" | "db" | "clock">,
  membershipId: string,
): Promise<OpenedPeriod["period"][]> {
  const today = civilDateOf(ctx.clock.now());
  return ctx.db.transaction(async (tx) => {
    const { companyId } = await requireMembership(tx, membershipId);
    await lockCompany(tx, companyId);
    const opened: OpenedPeriod["period"][] = [];
    for (;;) {
      const membership = await requireMembership(tx, membershipId);
      const step = await openNextPeriod({ ...ctx, db: tx }, membership, today);
      if (!step || step.kind === "end") return opened;
      if (step.kind === "pause") {
        await moveExpiry(tx, companyId, { on: step.starts, days: step.days });
        continue;
      }
      const given = grantsOf(step.period, step.term);
      if (given.length > 0) await tx.insert(grants).values(given);
      opened.push(step.period);
    }
  });
}
