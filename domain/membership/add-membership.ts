import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import { recordEvent } from "../../platform/events.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { type MembershipRow, memberships } from "./tables.ts";

export type Terms = Pick<MembershipRow, "companyId" | "planId" | "cadence" | "billing"> &
  Partial<Pick<MembershipRow, "term" | "paidThrough" | "anchor" | "promisedPrice">>;

export async function addMembership(
  ctx: Pick<Ctx, "actor" | "requestId" | "db" | "clock">,
  terms: Terms,
): Promise<string> {
  const now = ctx.clock.now();
  const [added] = await ctx.db
    .insert(memberships)
    .values({
      anchor: civilDateOf(now),
      ...terms,
      promisedPlanId: terms.promisedPrice === undefined ? null : terms.planId,
      startedAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: memberships.id });
  if (!added) throw new Error("The new membership was not returned");
  const { companyId, ...after } = terms;
  await recordAudit(ctx.db, ctx, {
    action: "membership.started",
    subjectType: "company",
    subjectId: companyId,
    details: { before: null, after },
  });
  await recordEvent(ctx, "membership.started", { membershipId: added.id, ...terms });
  return added.id;
}
