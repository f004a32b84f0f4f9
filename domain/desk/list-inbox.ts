import { and, desc, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { oneOf } from "../../platform/db/columns.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { hasWords } from "../../platform/db/search-text.ts";
import { totalShown } from "../../platform/db/total-shown.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { searchPeople } from "../accounts/search-people.ts";
import { companiesNamed } from "../companies/companies-by-id.ts";
import { activeStatuses, type InboxQuery, mostFound, mostListed } from "./schema.ts";
import { conversations, conversationText } from "./tables.ts";
import { tellConversations } from "./tell-conversations.ts";

const table = conversations;

/** Spelled as in the indexes, which hold no others. */
export const isActive = () => oneOf(table.status, activeStatuses);

function ofStatus(status: InboxQuery["status"]): SQL | undefined {
  if (status === "active") return isActive();
  // What was merged is closed, so that the index of what is active need not say.
  return and(status === "any" ? undefined : eq(table.status, status), isNull(table.mergedInto));
}

function ofAssignee(assignee: InboxQuery["assignee"], me: string): SQL | undefined {
  if (assignee === "all") return undefined;
  if (assignee === "none") return isNull(table.assigneeId);
  return eq(table.assigneeId, assignee === "me" ? me : assignee);
}

async function found(ctx: Ctx, q: string): Promise<SQL | undefined> {
  if (q === "") return undefined;
  const people = await searchPeople(ctx, q, mostFound);
  return or(
    hasWords(conversationText(table), q),
    inArray(table.companyId, await companiesNamed(ctx.db, q)),
    inArray(
      table.personId,
      people.map(({ id }) => id),
    ),
  );
}

export const isNotPutOff = (now: Date): SQL | undefined =>
  or(isNull(table.snoozedUntil), lte(table.snoozedUntil, now));

/** What is put off is out of the way of what is to do; whoever looks for something finds it, and late is late. */
function ofSnoozed({ snoozed, late, status, q }: InboxQuery, now: Date): SQL | undefined {
  if (snoozed) return gt(table.snoozedUntil, now);
  if (late || status === "any" || q !== "") return undefined;
  return isNotPutOff(now);
}

async function matching(ctx: Ctx, me: string, query: InboxQuery) {
  const now = ctx.clock.now();
  const { kind, status, assignee, late, q } = query;
  return and(
    // What only active ones are is asked of their index.
    late && status === "any" ? isActive() : ofStatus(status),
    kind ? eq(table.kind, kind) : undefined,
    ofAssignee(assignee, me),
    late ? lt(table.dueAt, now) : undefined,
    ofSnoozed(query, now),
    await found(ctx, q),
  );
}

async function countUpTo(
  db: Queryable,
  { where, order, most }: { where: SQL | undefined; order: SQL[]; most: number },
): Promise<number> {
  const counted = db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    // In order, or the planner may read the whole table for the sake of a limit.
    .orderBy(...order)
    .limit(most + 1)
    .as("counted");
  const [all] = await db.select({ rows: sql<number>`count(*)::integer` }).from(counted);
  return all?.rows ?? 0;
}

/** As the indexes have it. */
export const nextDueFirst = [
  sql`${table.dueAt} asc nulls last`,
  sql`${table.lastAt} desc nulls last`,
  sql`${table.id} desc nulls last`,
];
const newestFirst = [desc(table.lastAt), desc(table.id)];

/** For staff. What is active comes by when it is due, and the rest by who wrote last. */
export async function listInbox(ctx: Ctx, query: InboxQuery) {
  const { userId: me } = requireAdmin(ctx.actor);
  const { status, q, page, limit } = query;
  const { db } = ctx;
  const where = await matching(ctx, me, query);
  const most = q === "" ? mostListed : mostFound;
  const offset = Math.min((page - 1) * limit, most);
  const shown = Math.min(limit, most - offset);
  const isDue = query.late || ["active", ...activeStatuses].includes(status);
  const order = isDue ? nextDueFirst : newestFirst;
  const ids = db
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(shown)
    .offset(offset);
  const rows = await db
    .select()
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(...order);
  const total =
    totalShown({ rows: rows.length, offset, limit: shown }) ??
    (await countUpTo(db, { where, order, most }));
  return {
    conversations: await tellConversations(ctx, rows, { isList: true }),
    total: Math.min(total, most),
    more: total > most,
  };
}
