import { recordAudit } from "../../platform/audit.ts";
import type { Ctx } from "../../platform/context.ts";
import type { InvitationRow } from "./open-invitations.ts";

/** Without the address, which the row holds and an erasure finds there. */
export async function recordInvitation(
  ctx: Pick<Ctx, "actor" | "requestId" | "db" | "clock">,
  what: "sent" | "renewed" | "changed" | "withdrawn" | "accepted",
  { id, companyId }: Pick<InvitationRow, "id" | "companyId">,
  details: Record<string, unknown> = {},
): Promise<void> {
  await recordAudit(ctx.db, ctx, {
    action: `invitation.${what}`,
    subjectType: "company",
    subjectId: companyId,
    details: { invitationId: id, ...details },
  });
}
