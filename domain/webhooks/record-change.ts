import { recordAudit } from "../../platform/audit.ts";
import type { AuditAction } from "../../platform/audit-actions.ts";
import type { Ctx } from "../../platform/context.ts";
import type { EndpointRow } from "./tables.ts";

export const recordChange = (
  ctx: Pick<Ctx, "actor" | "requestId" | "db" | "clock">,
  { id, url }: Pick<EndpointRow, "id" | "url">,
  action: AuditAction,
  details: Record<string, unknown> = {},
): Promise<void> =>
  recordAudit(ctx.db, ctx, {
    action,
    subjectType: "webhook",
    subjectId: id,
    details: { host: new URL(url).host, ...details },
  });
