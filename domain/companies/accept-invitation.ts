import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { lockUser } from "../accounts/verified-user.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { isSeat } from "./end-seat.ts";
import { giveSeat } from "./give-seat.ts";
import { lockCompany } from "./lock-company.ts";
import { recordInvitation } from "./record-invitation.ts";
import { type InvitationState, requireOwnInvitation } from "./own-invitation.ts";
import { seatInvitations as invitations, seats } from "./tables.ts";

const refusals: Record<Exclude<InvitationState, "open">, string> = {
  accepted: "This invitation has been used.",
  withdrawn: "This invitation was withdrawn. Please ask for a new one.",
  expired: "This invitation has expired. Please ask for it to be sent again.",
};

/** Leads to the company; again does nothing more. @throws CodedError unauthenticated, forbidden, not_found, conflict */
export async function acceptInvitation(ctx: Ctx, id: string): Promise<{ companyId: string }> {
  return ctx.db.transaction(async (tx) => {
    const locked = { ...ctx, db: tx };
    await lockUser(tx, requireMember(ctx.actor).userId);
    const { companyId } = (await requireOwnInvitation(locked, id)).invitation;
    await lockCompany(tx, companyId);
    const { userId, state, invitation } = await requireOwnInvitation(locked, id);
    const [seat] = await tx
      .select({ role: seats.role })
      .from(seats)
      .where(isSeat({ companyId, userId }));
    if (state !== "open" && !(state === "accepted" && seat))
      throw new CodedError("conflict", refusals[state]);
    if (state === "open") {
      const acceptedAt = ctx.clock.now();
      await tx.update(invitations).set({ acceptedAt }).where(eq(invitations.id, id));
      await recordInvitation(locked, "accepted", invitation);
    }
    await giveSeat(locked, { companyId, userId, role: invitation.role });
    return { companyId };
  });
}
