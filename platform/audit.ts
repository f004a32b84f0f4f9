import { eq } from "drizzle-orm";
import type { Ctx } from "./context.ts";
import type { Queryable } from "./db/database.ts";
import { auditLog } from "./db/tables.ts";

type Entry = {
  /** What happened, as "noun.verb". */
  action: string;
  subjectType: string;
  subjectId: string | number;
  details?: Record<string, unknown>;
};

/** Written in the caller's transaction: a change and its record exist together or not at all. */
export async function recordAudit(
  tx: Queryable,
  ctx: Pick<Ctx, "actor" | "requestId" | "clock">,
  { action, subjectType, subjectId, details = {} }: Entry,
): Promise<void> {
  await tx.insert(auditLog).values({
    actorKind: ctx.actor.kind,
    actorId: ctx.actor.kind === "member" ? ctx.actor.userId : null,
    action,
    subjectType,
    subjectId: String(subjectId),
    requestId: ctx.requestId,
    details,
    createdAt: ctx.clock.now(),
  });
}

export async function isAudited(tx: Queryable, action: string): Promise<boolean> {
  const [entry] = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(eq(auditLog.action, action))
    .limit(1);
  return entry !== undefined;
}
