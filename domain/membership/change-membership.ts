import { eq } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { AuditAction } from "../../platform/audit-actions.ts";
import type { Ctx } from "../../platform/context.ts";
import { recordEvent } from "../../platform/events.ts";
import { type MembershipRow, memberships } from "./tables.ts";

/** With its record; nothing if nothing differs. The caller holds the company's lock. */
export async function changeMembership(
  ctx: Pick<Ctx, "actor" | "requestId" | "db" | "clock">,
  membership: MembershipRow,
  to: Partial<MembershipRow>,
  action: AuditAction = "membership.changed",
): Promise<void> {
  const changed = (Object.keys(to) as (keyof MembershipRow)[]).filter(
    (key) => to[key] !== membership[key],
  );
  if (changed.length === 0) return;
  await ctx.db
    .update(memberships)
    .set({ ...to, updatedAt: ctx.clock.now() })
    .where(eq(memberships.id, membership.id));
  const only = (from: Partial<MembershipRow>) =>
    Object.fromEntries(changed.map((key) => [key, from[key]]));
  await recordAudit(ctx.db, ctx, {
    action,
    subjectType: "company",
    subjectId: membership.companyId,
    details: { before: only(membership), after: only(to) },
  });
  const { id: membershipId, companyId, planId, status, term, endsOn } = { ...membership, ...to };
  const type = status === "ended" ? "membership.ended" : "membership.changed";
  const facts = { membershipId, companyId, planId, status, term, endsOn };
  await recordEvent(ctx, type, { ...facts, changed });
}
