import type { Clock } from "./clock.ts";
import type { Queryable } from "./db/database.ts";
import { clockReadings } from "./db/tables.ts";
import type { Log } from "./log.ts";

const hour = 60 * 60_000;
/** Longer than any pause between two sweeps while the program runs. */
const leapMs = 3 * hour;
/** Time for someone to notice and fix a wrong clock. */
const settleMs = 3 * hour;

/** A clock that leaps ahead must not end anybody's time to change their mind. */
export async function isClockSteady({
  db,
  clock,
  log,
}: {
  db: Queryable;
  clock: Clock;
  log: Log;
}): Promise<boolean> {
  const now = clock.wall();
  const steadySince = await db.transaction(async (tx) => {
    const first = { seenAt: now, steadySince: now };
    await tx.insert(clockReadings).values(first).onConflictDoNothing();
    const [last = first] = await tx.select().from(clockReadings).for("update");
    const passed = now.getTime() - last.seenAt.getTime();
    const leapt = Math.abs(passed) > leapMs;
    if (leapt)
      log.warn(
        { hours: Math.round(passed / hour) },
        "The clock leapt, or nothing ran for hours: what is due for deletion waits for three more",
      );
    const since = leapt ? now : last.steadySince;
    await tx.update(clockReadings).set({ seenAt: now, steadySince: since });
    return since;
  });
  return now.getTime() - steadySince.getTime() >= settleMs;
}
