import type { PgBoss } from "pg-boss";

/** A run missed while no process was up is caught up on soon after the next start, once. */
const options = { missed: "once" } as const;

/** An unchanged schedule costs no write at a start; one of another name may be a newer version's. */
export async function storeSchedules(
  boss: PgBoss,
  wanted: Record<string, string>,
  retired: string[],
): Promise<void> {
  const stored = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const [name, cron] of Object.entries(wanted))
    if (stored.get(name) !== cron) await boss.schedule(name, cron, {}, options);
  for (const name of retired) if (stored.has(name)) await boss.unschedule(name);
}
