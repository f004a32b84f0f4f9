import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireUser } from "../accounts/require-user.ts";
import type { InvitationRow } from "./open-invitations.ts";
import { companies, seatInvitations as invitations } from "./tables.ts";

export type InvitationState = "open" | "expired" | "accepted" | "withdrawn";

/** Whoever reads the mail at the invited address may have it. @throws CodedError unauthenticated, forbidden, not_found */
export async function requireOwnInvitation(ctx: Ctx, id: string) {
  const user = await requireUser(ctx);
  const [found] = await ctx.db
    .select({ invitation: invitations, company: companies.name })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .where(eq(invitations.id, id));
  if (!found) throw new CodedError("not_found", "There is no such invitation.");
  const { invitation, company } = found;
  if (!user.emailVerified || user.email !== invitation.email)
    throw new CodedError("forbidden", "This invitation was sent to another address.");
  return { invitation, company, userId: user.id, state: stateAt(invitation, ctx.clock.now()) };
}

function stateAt(invitation: InvitationRow, now: Date): InvitationState {
  if (invitation.acceptedAt) return "accepted";
  if (invitation.withdrawnAt) return "withdrawn";
  return invitation.expiresAt <= now ? "expired" : "open";
}
