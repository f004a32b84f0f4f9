import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { describeWork } from "./describe-work.ts";
import { foreseeApproval } from "./foresee-approval.ts";
import { holdingsOf } from "./holdings-of.ts";
import { inWork, requireAsRead } from "./in-work.ts";
import type { ListedWork, WorkSeen } from "./schema.ts";
import { entries } from "./tables.ts";

/** Draws on the company's hours. @throws CodedError not_found, conflict */
export function approveWork(ctx: Ctx, id: string, seen: WorkSeen = {}): Promise<ListedWork> {
  const { userId } = requireAdmin(ctx.actor);
  return inWork(ctx, id, { action: "work.approved", from: ["logged"] }, async (line, locked) => {
    await requireAsRead(locked, line, seen);
    const { companyId } = line;
    const holdings = (await holdingsOf(locked, [line])).get(companyId)!;
    const { periodId, draws, overage, needsAgreement } = foreseeApproval(line, holdings);
    if (needsAgreement)
      throw new CodedError(
        "conflict",
        "These hours go beyond what the company has agreed to: an owner has to agree first.",
        { current: (await describeWork(locked, [line]))[0] },
      );
    if (overage > 0 && periodId === null)
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
