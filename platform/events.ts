import { randomUUID } from "node:crypto";
import { asc, inArray, sql } from "drizzle-orm";
import type { Ctx } from "./context.ts";
import type { Queryable } from "./db/database.ts";
import { outgoingEvents } from "./db/tables.ts";
import { namesOneOf } from "./names-one-of.ts";
import type { EventType } from "./event-types.ts";

export type OutgoingEvent = typeof outgoingEvents.$inferSelect;

export const newEventId = () => `msg_${randomUUID().replaceAll("-", "")}`;

/** In the caller's transaction: what happened and the word of it exist together or not at all. */
export async function recordEvent(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  type: EventType,
  data: Record<string, unknown>,
): Promise<void> {
  await db.insert(outgoingEvents).values({ id: newEventId(), type, data, createdAt: clock.now() });
}

export async function takeEvents(tx: Queryable, most: number): Promise<OutgoingEvent[]> {
  const next = tx
    .select({ n: outgoingEvents.n })
    .from(outgoingEvents)
    .orderBy(asc(outgoingEvents.n))
    .limit(most)
    .for("update", { skipLocked: true });
  const ids = (await next).map(({ n }) => n);
  if (ids.length === 0) return [];
  const taken = await tx.delete(outgoingEvents).where(inArray(outgoingEvents.n, ids)).returning();
  return taken.toSorted((a, b) => a.n - b.n);
}

export async function eraseEvents(tx: Queryable, names: string[]): Promise<void> {
  await tx.delete(outgoingEvents).where(namesOneOf(sql`${outgoingEvents.data}::text`, names));
}
