import { and, eq, isNull } from "drizzle-orm";
import type { ListedInvitation } from "./schema.ts";
import { seatInvitations as invitations } from "./tables.ts";

export const areOpen = (companyId: string) =>
  and(
    eq(invitations.companyId, companyId),
    isNull(invitations.acceptedAt),
    isNull(invitations.withdrawnAt),
  );

export type InvitationRow = typeof invitations.$inferSelect;

export function listedInvitation(
  { id, email, role, expiresAt }: InvitationRow,
  now: Date,
): ListedInvitation {
  return { id, email, role, expiresAt: expiresAt.toISOString(), expired: expiresAt <= now };
}
