import { and, eq, type SQL } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { findUser } from "../accounts/require-user.ts";
import type { SeatKey } from "./end-seat.ts";
import { areOpen, type InvitationRow } from "./open-invitations.ts";
import { recordInvitation } from "./record-invitation.ts";
import { seatInvitations as invitations } from "./tables.ts";

type AuditedCtx = Pick<Ctx, "actor" | "requestId" | "db" | "clock">;

export async function withdrawAll(
  ctx: AuditedCtx,
  which: SQL | undefined,
): Promise<InvitationRow[]> {
  const withdrawn = await ctx.db
    .update(invitations)
    .set({ withdrawnAt: ctx.clock.now() })
    .where(which)
    .returning();
  for (const one of withdrawn)
    await recordInvitation(ctx, "withdrawn", one, { from: one.role, to: null });
  return withdrawn;
}

/** Whoever loses a seat does not come back by an invitation from before. */
export async function withdrawOpen(ctx: AuditedCtx, { companyId, userId }: SeatKey): Promise<void> {
  const user = await findUser(ctx, userId);
  if (!user?.emailVerified) return;
  await withdrawAll(ctx, and(areOpen(companyId), eq(invitations.email, user.email)));
}
