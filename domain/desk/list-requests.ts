import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Ctx } from "../../platform/context.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { companyInView } from "../companies/company-in-view.ts";
import { idsWithMerged, keptCompany } from "../companies/merged-companies.ts";
import { requireSeat } from "../companies/require-seat.ts";
import { askingRoles } from "./in-conversation.ts";
import { activeStatuses, mostListed, type RequestQuery } from "./schema.ts";
import { conversations } from "./tables.ts";
import { tellRequests } from "./tell-requests.ts";

/** Null for a role that doesn’t read the company’s requests. */
async function companyRead({ db }: Ctx, userId: string, wanted: string | undefined) {
  if (wanted) {
    await requireSeat(db, { companyId: wanted, userId }, askingRoles);
    return keptCompany(db, wanted);
  }
  const seat = await companyInView(db, userId);
  return seat && askingRoles.includes(seat.role) ? seat.companyId : null;
}

/** The company's, and what they asked without one; the newest word first, none beyond what is counted. */
export async function listRequests(ctx: Ctx, { companyId, status, page, limit }: RequestQuery) {
  const { db } = ctx;
  const { userId } = requireMember(ctx.actor);
  const read = await companyRead(ctx, userId, companyId);
  const { id, lastAt } = conversations;
  const isRequest = and(
    eq(conversations.kind, "request"),
    isNull(conversations.mergedInto),
    status
      ? inArray(conversations.status, status === "active" ? activeStatuses : [status])
      : undefined,
  );
  const newest = (whose: SQL | undefined) =>
    db
      .select({ id, lastAt })
      .from(conversations)
      .where(and(whose, isRequest))
      .orderBy(desc(lastAt), desc(id))
      .limit(mostListed + 1);
  const own = and(eq(conversations.personId, userId), isNull(conversations.companyId));
  // Each is read in the order of its index.
  const all = unionAll(
    newest(read ? inArray(conversations.companyId, await idsWithMerged(db, read)) : sql`false`),
    newest(own),
  ).as("all");
  const [counted] = await db.select({ rows: sql<number>`count(*)::integer` }).from(all);
  const ids = db
    .select({ id: all.id })
    .from(all)
    .orderBy(desc(all.lastAt), desc(all.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const rows = await db
    .select()
    .from(conversations)
    .where(inArray(id, ids))
    .orderBy(desc(lastAt), desc(id));
  const total = Math.min(counted?.rows ?? 0, mostListed);
  return { requests: await tellRequests(ctx, rows, userId, { isList: true }), total };
}
