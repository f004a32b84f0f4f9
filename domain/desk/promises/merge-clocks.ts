import { eq } from "drizzle-orm";
import type { Ctx } from "../../../platform/context.ts";
import { findRunning, keepDue, paceOf, type Timed } from "./keep-clock.ts";
import { type ClockRow, clocks } from "./tables.ts";

function firstOf(one: ClockRow | null, other: ClockRow | null): ClockRow | null {
  if (!one || !other) return one ?? other;
  if ((one.pausedAt === null) !== (other.pausedAt === null)) return one.pausedAt ? other : one;
  return one.dueAt <= other.dueAt ? one : other;
}

/** The earlier promise is kept, as it was made; the other is dropped, and stays with what is closed. */
export async function mergeClocks(
  { db, clock }: Ctx,
  { from, into }: { from: Timed; into: Timed },
): Promise<ClockRow | null> {
  const moved = await findRunning(db, from.id);
  const own = await findRunning(db, into.id);
  const kept = firstOf(own, moved);
  const dropped = kept === own ? moved : own;
  if (dropped)
    await db
      .update(clocks)
      .set({ conversationId: from.id, droppedAt: dropped.pausedAt ?? clock.now(), pausedAt: null })
      .where(eq(clocks.id, dropped.id));
  if (!kept) return null;
  // What began before its pace was kept was promised by the urgency it had.
  const pace = kept.pace ?? paceOf(kept === moved ? from : into);
  await db.update(clocks).set({ conversationId: into.id, pace }).where(eq(clocks.id, kept.id));
  await keepDue(db, into.id, kept);
  return kept;
}
