import { and, eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { asOwner } from "./in-company.ts";
import { areOpen, refuseEnded } from "./open-invitations.ts";
import { seatInvitations as invitations } from "./tables.ts";
import { withdrawAll } from "./withdraw-open.ts";

export function withdrawInvitation(
  ctx: Ctx,
  { companyId, invitationId }: { companyId: string; invitationId: string },
): Promise<void> {
  return asOwner(ctx, companyId, async (locked) => {
    const isIt = and(areOpen(companyId), eq(invitations.id, invitationId));
    if ((await withdrawAll(locked, isIt)).length === 0)
      await refuseEnded(locked.db, { companyId, invitationId });
  });
}
