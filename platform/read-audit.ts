import {
  and,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNotNull,
  lt,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import type { AuditAction } from "./audit-actions.ts";
import type { Queryable } from "./db/database.ts";
import { literal } from "./db/search-text.ts";
import { auditLog, auditWords } from "./db/tables.ts";

export type AuditRow = typeof auditLog.$inferSelect;

export type AuditFilter = {
  from?: Date | undefined;
  /** The first instant without. */
  until?: Date | undefined;
  actor?: { id: string } | { notIn: string[] } | { kind: "system" | "visitor" } | undefined;
  actions?: AuditAction[] | undefined;
  companyIds?: string[] | undefined;
  personId?: string | undefined;
  subject?: { type: string; ids: string[] } | undefined;
  words?: { text: string | null; companyIds: string[]; personIds: string[] } | undefined;
};

function byActor(actor: AuditFilter["actor"]) {
  if (!actor) return undefined;
  if ("kind" in actor) return eq(auditLog.actorKind, actor.kind);
  if ("id" in actor) return eq(auditLog.actorId, actor.id);
  return and(isNotNull(auditLog.actorId), notInArray(auditLog.actorId, actor.notIn));
}

function matching(filter: AuditFilter) {
  const { from, until, actor, actions, companyIds, personId, subject, words } = filter;
  const { createdAt, action, companyId } = auditLog;
  return and(
    from && gte(createdAt, from),
    until && lt(createdAt, until),
    byActor(actor),
    actions && inArray(action, actions),
    companyIds && inArray(companyId, companyIds),
    personId === undefined ? undefined : eq(auditLog.personId, personId),
    subject &&
      and(eq(auditLog.subjectType, subject.type), inArray(auditLog.subjectId, subject.ids)),
    words &&
      or(
        words.text === null ? undefined : ilike(auditWords(auditLog), `%${literal(words.text)}%`),
        inArray(companyId, words.companyIds),
        inArray(auditLog.personId, words.personIds),
        inArray(auditLog.actorId, words.personIds),
      ),
  );
}

type Page = { limit: number; offset: number; most: number };

export async function readAudit(db: Queryable, filter: AuditFilter, page: Page) {
  const { limit, most } = page;
  const offset = Math.min(page.offset, most);
  const where = matching(filter);
  const newestFirst = [desc(auditLog.createdAt), desc(auditLog.id)];
  // An index alone tells which they are, so pages before this one are not read.
  const ids = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(where)
    .orderBy(...newestFirst)
    .limit(Math.min(limit, most - offset))
    .offset(offset);
  const rows = await db
    .select()
    .from(auditLog)
    .where(inArray(auditLog.id, ids))
    .orderBy(...newestFirst);
  // In order, or the planner may read the whole table for the sake of a limit.
  const counted = db
    .select({ one: sql`1`.as("one") })
    .from(auditLog)
    .where(where)
    .orderBy(...newestFirst)
    .limit(most + 1)
    .as("counted");
  const [all] = await db.select({ found: count() }).from(counted);
  const found = all?.found ?? 0;
  return { rows, total: Math.min(found, most), more: found > most };
}
