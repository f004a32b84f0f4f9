import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { findLatest } from "../membership/find-membership.ts";
import { statusOn } from "../membership/status-on.ts";
import { describeWork } from "./describe-work.ts";
import { foreseeApproval } from "./foresee-approval.ts";
import { holdingsOf } from "./holdings-of.ts";
import { inWork, requireAsRead } from "./in-work.ts";
import type { ListedWork, WorkSeen } from "./schema.ts";
import { entries, type WorkRow } from "./tables.ts";

/** Draws on the company's hours. @throws CodedError not_found, conflict */
export function approveWork(ctx: Ctx, id: string, seen: WorkSeen = {}): Promise<ListedWork> {
  const { userId } = requireAdmin(ctx.actor);
  return inWork(ctx, id, { action: "work.approved", from: ["logged"] }, async (line, locked) => {
    await requireAsRead(locked, line, seen);
    const { companyId } = line;
    const holdings = (await holdingsOf(locked, [line])).get(companyId)!;
    const { periodId, draws, overage, awaitedMinutes, needsAgreement } = foreseeApproval(
      line,
      holdings,
    );
    const isBeyond = overage > 0 && periodId === null;
    if (awaitedMinutes > 0 || (isBeyond && (await awaitsPeriod(locked, holdings.today, line))))
      throw new CodedError(
        "conflict",
        "The plan’s next period begins when its charge has gone through, and may cover these hours: approve them then.",
        { current: (await describeWork(locked, [line]))[0] },
      );
    if (needsAgreement)
      throw new CodedError(
        "conflict",
        "These hours go beyond what the company has agreed to: an owner has to agree first.",
        { current: (await describeWork(locked, [line]))[0] },
      );
    if (isBeyond)
      throw new CodedError(
        "conflict",
        "These hours go beyond the plan, and no period is open whose statement could bill them. Send them back, and bill them with a quote.",
        { current: (await describeWork(locked, [line]))[0] },
      );
    const now = ctx.clock.now();
    const common = { companyId, workId: id, periodId, createdAt: now };
    const drawn = draws.map((draw) => ({ ...common, ...draw, kind: "draw" as const }));
    const beyond = { ...common, kind: "overage" as const, minutes: overage };
    await locked.db.insert(entries).values(overage > 0 ? [...drawn, beyond] : drawn);
    return { status: "approved", approvedBy: userId, approvedAt: now };
  });
}

/** On the day of a renewal it is not charged yet, and after a declined card for longer. */
async function awaitsPeriod({ db }: Pick<Ctx, "db">, today: string, { companyId }: WorkRow) {
  const held = await findLatest(db, companyId);
  if (!held?.period) return false;
  const { membership, period } = held;
  const status = statusOn(membership, today);
  return period.ends <= today && (status === "active" || status === "past_due");
}
