import { and, eq, sql } from "drizzle-orm";
import type { AuditAction } from "./audit-actions.ts";
import type { Ctx } from "./context.ts";
import type { Queryable } from "./db/database.ts";
import { auditLog } from "./db/tables.ts";

type Entry = {
  action: AuditAction;
  subjectType: string;
  subjectId: string | number;
  /** Whose log shows it, where the subject is neither. */
  companyId?: string | null;
  personId?: string | null;
  details?: Record<string, unknown>;
};

/** Written in the caller's transaction: a change and its record exist together or not at all. */
export async function recordAudit(
  tx: Queryable,
  ctx: Pick<Ctx, "actor" | "requestId" | "clock">,
  { action, subjectType, subjectId, companyId, personId, details = {} }: Entry,
): Promise<void> {
  await tx.insert(auditLog).values({
    actorKind: ctx.actor.kind,
    actorId: ctx.actor.kind === "member" ? ctx.actor.userId : null,
    action,
    subjectType,
    subjectId: String(subjectId),
    companyId: companyId ?? (subjectType === "company" ? String(subjectId) : null),
    personId: personId ?? (subjectType === "user" ? String(subjectId) : null),
    requestId: ctx.requestId,
    details,
    createdAt: ctx.clock.now(),
  });
}

export async function isAudited(tx: Queryable, action: AuditAction): Promise<boolean> {
  const [entry] = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(eq(auditLog.action, action))
    .limit(1);
  return entry !== undefined;
}

export async function isRecorded(
  tx: Queryable,
  { action, subjectType, subjectId, details = {} }: Entry,
): Promise<boolean> {
  const isIt = and(
    eq(auditLog.subjectType, subjectType),
    eq(auditLog.subjectId, String(subjectId)),
    eq(auditLog.action, action),
    sql`${auditLog.details} @> ${JSON.stringify(details)}::jsonb`,
  );
  return (await tx.$count(auditLog, isIt)) > 0;
}
