import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { addDays, civilDateOf } from "../fields/civil-date.ts";
import { openNextPeriod, type OpenedPeriod } from "../membership/open-next-period.ts";
import { requireMembership } from "../membership/require-membership.ts";
import { moveExpiry } from "./move-expiry.ts";
import { grants } from "./tables.ts";

/** From the day after the last: a grant is gone 30 days after its period's last day. */
const rolloverDays = 29;
const bonusMinutes = 60;

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
      if (!step) return opened;
      if (step.kind === "pause")
        await moveExpiry(tx, companyId, { on: step.starts, days: step.days });
      else {
        await giveGrants(tx, step);
        opened.push(step.period);
      }
    }
  });
}

async function giveGrants(tx: Queryable, { period, term }: OpenedPeriod) {
  const { companyId, membershipId, id: periodId, starts, ends } = period;
  const given = {
    companyId,
    membershipId,
    periodId,
    effective: starts,
    expires: addDays(ends, rolloverDays),
  };
  const rows = [
    { ...given, kind: "plan" as const, minutes: period.minutes },
    { ...given, kind: "bonus" as const, minutes: term === "year" ? bonusMinutes : 0 },
  ].filter(({ minutes }) => minutes > 0);
  if (rows.length > 0) await tx.insert(grants).values(rows);
}
