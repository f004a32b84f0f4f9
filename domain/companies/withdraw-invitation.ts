import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { asOwner } from "./in-company.ts";
import { withdrawAll } from "./withdraw-open.ts";
import { areOpen } from "./open-invitations.ts";
import { seatInvitations as invitations } from "./tables.ts";

/** @throws CodedError unauthenticated, forbidden, not_found, conflict */
export function withdrawInvitation(
  ctx: Ctx,
  { companyId, invitationId }: { companyId: string; invitationId: string },
): Promise<void> {
  return asOwner(ctx, companyId, async (locked) => {
    const isIt = and(eq(invitations.companyId, companyId), eq(invitations.id, invitationId));
    if ((await withdrawAll(locked, and(isIt, areOpen(companyId)))).length > 0) return;
    const [ended] = await locked.db.select().from(invitations).where(isIt);
    if (!ended) throw new CodedError("not_found", "There is no such invitation.");
    throw new CodedError(
      "conflict",
      ended.acceptedAt
        ? "This invitation was accepted in the meantime: the person has access now."
        : "This invitation was withdrawn already.",
    );
  });
}
