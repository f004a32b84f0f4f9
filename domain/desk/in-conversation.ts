import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { CodedError } from "../../platform/errors.ts";
import { requireMember } from "../../platform/require-actor.ts";
import { holdUsers } from "../accounts/verified-user.ts";
import { requireSeat } from "../companies/require-seat.ts";
import type { SeatRole } from "../companies/schema.ts";
import { type ConversationRow, conversations } from "./tables.ts";

export const askingRoles: readonly SeatRole[] = ["owner", "requester"];

const missing = () => new CodedError("not_found", "There is nothing with this id.");

type Change<T> = (ctx: Ctx, row: ConversationRow) => Promise<T>;

/** For one that was merged, what it was merged into. @throws CodedError not_found */
export async function requireConversation(
  db: Queryable,
  id: string,
  { lock = false } = {},
): Promise<ConversationRow> {
  const found = db.select().from(conversations).where(eq(conversations.id, id));
  const [row] = await (lock ? found.for("update") : found);
  if (!row) throw missing();
  return row.mergedInto === null ? row : requireConversation(db, row.mergedInto, { lock });
}

/** What is nobody's company's is read by whoever asked. @throws CodedError not_found, forbidden */
export async function requireOwnRequest(
  db: Queryable,
  { id, userId }: { id: string; userId: string },
): Promise<ConversationRow> {
  const row = await requireConversation(db, id);
  const { kind, companyId, personId } = row;
  if (kind !== "request") throw missing();
  if (companyId !== null) await requireSeat(db, { companyId, userId }, askingRoles);
  else if (personId !== userId) throw missing();
  return row;
}

/** One change at a time. @throws CodedError unauthenticated, not_found */
export function inConversation<T>(
  ctx: Ctx,
  id: string,
  change: Change<T>,
  { assigneeId = null }: { assigneeId?: string | null | undefined } = {},
): Promise<T> {
  const { userId } = requireMember(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const named = await requireConversation(tx, id);
    // Whoever it names first, as whatever erases them takes the account first.
    const people = [userId, named.personId, named.assigneeId, assigneeId];
    await holdUsers(
      tx,
      people.filter((one) => one !== null),
    );
    return change({ ...ctx, db: tx }, await requireConversation(tx, named.id, { lock: true }));
  });
}

/** By a member who may write there. @throws CodedError unauthenticated, not_found, forbidden */
export function inOwnRequest<T>(ctx: Ctx, id: string, change: Change<T>): Promise<T> {
  return inConversation(ctx, id, async (locked, row) => {
    const { userId } = requireMember(ctx.actor);
    await requireOwnRequest(locked.db, { id: row.id, userId });
    return change(locked, row);
  });
}
