import { sql } from "drizzle-orm";
import { type Clock, systemClock } from "./clock.ts";
import type { Database } from "./db/database.ts";
import { listen } from "./db/listen.ts";
import { notifyOfChange } from "./db/notify.ts";
import { trialClocks } from "./db/tables.ts";

export const trialClockChannel = "trial_clock";

export type TrialClock = Clock & {
  /** On every instance, and after a restart. An instant that has passed changes nothing. */
  moveTo(instant: Date): Promise<void>;
  close(): Promise<void>;
};

export async function openTrialClock(database: Database): Promise<TrialClock> {
  const { db } = database;
  let aheadMs = 0;

  async function read(): Promise<void> {
    const [row] = await db.select().from(trialClocks);
    aheadMs = row?.aheadMs ?? 0;
  }

  await read();
  // What an outage hides is read when it is over.
  const readAgain = () => void read().catch(() => {});
  const listener = await listen(database, trialClockChannel, {
    changed: readAgain,
    lost: () => {},
    regained: readAgain,
  });

  return {
    now: () => new Date(Date.now() + aheadMs),
    wall: () => systemClock.wall(),
    async moveTo(instant) {
      const values = { aheadMs: Math.max(0, instant.getTime() - Date.now()) };
      const further = sql`greatest(${trialClocks.aheadMs}, excluded.ahead_ms)`;
      await notifyOfChange(db, trialClockChannel, (tx) =>
        tx
          .insert(trialClocks)
          .values(values)
          .onConflictDoUpdate({ target: trialClocks.id, set: { aheadMs: further } }),
      );
      await read();
    },
    close: () => listener.close(),
  };
}
