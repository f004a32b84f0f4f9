import { and, desc, eq } from "drizzle-orm";
import type { AuditAction } from "./audit-actions.ts";
import type { Queryable } from "./db/database.ts";
import { auditLog } from "./db/tables.ts";

export async function lastDone(db: Queryable, action: AuditAction): Promise<Date | null> {
  const [last] = await db
    .select({ createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(eq(auditLog.action, action))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(1);
  return last?.createdAt ?? null;
}

/** Who did it; null for what was never changed, or by nobody with an account. */
export async function lastChangedBy(
  db: Queryable,
  { subjectType, subjectId }: { subjectType: string; subjectId: string },
): Promise<string | null> {
  const [last] = await db
    .select({ actorId: auditLog.actorId })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, subjectType), eq(auditLog.subjectId, subjectId)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return last?.actorId ?? null;
}
