import { recordAudit } from "../../platform/audit.ts";
import type { AuditAction } from "../../platform/audit-actions.ts";
import type { Ctx } from "../../platform/context.ts";
import type { ConversationRow } from "./tables.ts";

type Recorded = Pick<ConversationRow, "id" | "kind" | "companyId" | "personId">;

export const recordChange = (
  ctx: Ctx,
  { id, kind, companyId, personId }: Recorded,
  action: AuditAction,
  details: Record<string, unknown> = {},
): Promise<void> =>
  recordAudit(ctx.db, ctx, {
    action,
    subjectType: "conversation",
    subjectId: id,
    companyId,
    personId,
    details: { kind, ...details },
  });
