import type { PgBoss } from "pg-boss";

/** A run missed while no process was up is caught up on soon after the next start, once. */
const options = { missed: "once" } as const;

/** Makes what is stored what is wanted; an unchanged schedule costs no write at a start. */
export async function storeSchedules(boss: PgBoss, wanted: Record<string, string>): Promise<void> {
  const stored = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const [name, cron] of Object.entries(wanted))
    if (stored.get(name) !== cron) await boss.schedule(name, cron, {}, options);
  for (const name of stored.keys()) if (!Object.hasOwn(wanted, name)) await boss.unschedule(name);
}
