import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { findUser } from "../accounts/require-user.ts";
import type { SeatKey } from "./end-seat.ts";
import { recordInvitation } from "./record-invitation.ts";
import { areOpen } from "./open-invitations.ts";
import { seatInvitations as invitations } from "./tables.ts";

/** Whoever loses a seat does not come back by an invitation from before. */
export async function withdrawOpen(
  ctx: Pick<Ctx, "actor" | "requestId" | "db" | "clock">,
  { companyId, userId }: SeatKey,
): Promise<void> {
  const user = await findUser(ctx, userId);
  if (!user?.emailVerified) return;
  const withdrawn = await ctx.db
    .update(invitations)
    .set({ withdrawnAt: ctx.clock.now() })
    .where(and(areOpen(companyId), eq(invitations.email, user.email)))
    .returning();
  for (const one of withdrawn)
    await recordInvitation(ctx, "withdrawn", one, { from: one.role, to: null });
}
