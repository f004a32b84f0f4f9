import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { CodedError } from "../../platform/errors.ts";
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

export async function refuseEnded(
  db: Queryable,
  { companyId, invitationId }: { companyId: string; invitationId: string },
): Promise<never> {
  const [ended] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.companyId, companyId), eq(invitations.id, invitationId)));
  if (!ended) throw new CodedError("not_found", "There is no such invitation.");
  throw new CodedError(
    "conflict",
    ended.acceptedAt
      ? "This invitation was accepted in the meantime: the person has access now."
      : "This invitation was withdrawn already.",
  );
}
