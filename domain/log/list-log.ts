import type { Ctx } from "../../platform/context.ts";
import { type AuditFilter, type AuditRow, readAudit } from "../../platform/read-audit.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { peopleNamed } from "../accounts/people-named.ts";
import { companiesNamed } from "../companies/companies-by-id.ts";
import { idsWithMerged } from "../companies/merged-companies.ts";
import { partsOf } from "../desk/parts-of.ts";
import { addDays, startOfDay } from "../fields/civil-date.ts";
import { aboutRow } from "./about.ts";
import { actionsOf, actionWords } from "./action-words.ts";
import { changesOf } from "./changes.ts";
import { type Names, readNames } from "./read-names.ts";
import { actorWords, type LoggedEntry, type LogQuery, mostFound, mostListed } from "./schema.ts";

/** The index knows no parts of words that are shorter. */
const shortestPart = 3;

function actorOf(who: string, staffIds: string[]): AuditFilter["actor"] {
  if (who === "") return undefined;
  if (who === "members") return { notIn: staffIds };
  if (who === "visitors") return { kind: "visitor" };
  return who === "program" ? { kind: "system" } : { id: who };
}

async function filterOf({ db }: Ctx, query: LogQuery, staffIds: string[]): Promise<AuditFilter> {
  const { q, who, kind, companyId, personId, conversationId, from, to } = query;
  return {
    from: from === undefined ? undefined : await startOfDay(from),
    until: to === undefined ? undefined : await startOfDay(addDays(to, 1)),
    actor: actorOf(who, staffIds),
    actions: kind && actionsOf(kind),
    companyIds: companyId === undefined ? undefined : await idsWithMerged(db, companyId),
    personId,
    subject: conversationId === undefined ? undefined : await conversationIn(db, conversationId),
    words: q === "" ? undefined : await wordsOf(db, q),
  };
}

async function conversationIn(db: Ctx["db"], id: string) {
  const parts = await partsOf(db, id);
  return { type: "conversation", ids: parts.map((part) => part.id) };
}

async function wordsOf(db: Ctx["db"], q: string) {
  return {
    text: q.length < shortestPart ? null : q,
    companyIds: await companiesNamed(db, q),
    personIds: await peopleNamed(db, q),
  };
}

function whoOf({ actorKind, actorId }: AuditRow, { personName }: Names): string {
  if (actorKind === "system") return actorWords.program;
  return actorKind === "visitor" ? "A visitor" : (personName(actorId) ?? "Somebody who has left");
}

function told(row: AuditRow, names: Names): LoggedEntry {
  const about = aboutRow(row, names);
  const { id, action, companyId, personId } = row;
  // An earlier release may have recorded what this one has no words for.
  const says = Object.hasOwn(actionWords, action)
    ? actionWords[action as keyof typeof actionWords](about)
    : [{ text: action }];
  const person = names.personName(personId);
  return {
    id,
    action,
    at: row.createdAt.toISOString(),
    who: whoOf(row, names),
    whoId: row.actorId,
    says,
    company: names.companyName(companyId) ?? null,
    person: personId !== null && person !== undefined ? { id: personId, name: person } : null,
    changes: changesOf(about),
  };
}

export async function listLog(ctx: Ctx, query: LogQuery, staffIds: string[]) {
  requireAdmin(ctx.actor);
  const { q, page, limit } = query;
  const most = q === "" ? mostListed : mostFound;
  const filter = await filterOf(ctx, query, staffIds);
  const offset = (page - 1) * limit;
  const { rows, ...counted } = await readAudit(ctx.db, filter, { limit, offset, most });
  const names = await readNames(ctx.db, rows);
  return { entries: rows.map((row) => told(row, names)), ...counted };
}
