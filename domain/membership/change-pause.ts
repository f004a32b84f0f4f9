import { and, eq } from "drizzle-orm";
import { recordAudit } from "../../platform/audit.ts";
import type { AuditAction } from "../../platform/audit-actions.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Pause } from "./pauses.ts";
import { membershipPauses, type MembershipRow } from "./tables.ts";

type Change = { action: AuditAction; before: Pause | null; after: Pause | null };

/** One that lasts no month is none. The caller holds the company's lock. */
export async function changePause(
  ctx: Pick<Ctx, "actor" | "requestId" | "db" | "clock">,
  { id: membershipId, companyId }: Pick<MembershipRow, "id" | "companyId">,
  { action, before, after }: Change,
): Promise<void> {
  const { db } = ctx;
  if (before) {
    const isIt = and(
      eq(membershipPauses.membershipId, membershipId),
      eq(membershipPauses.month, before.month),
    );
    await db.delete(membershipPauses).where(isIt);
  }
  if (after)
    await db
      .insert(membershipPauses)
      .values({ membershipId, ...after, createdAt: ctx.clock.now() });
  await recordAudit(db, ctx, {
    action,
    subjectType: "company",
    subjectId: companyId,
    details: { before: { pause: before }, after: { pause: after } },
  });
}
