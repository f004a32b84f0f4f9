import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database, Queryable } from "./db/database.ts";
import { readRows } from "./db/read-rows.ts";
import { rateLimits } from "./db/tables.ts";
import type { Log } from "./log.ts";
import { lookEvery } from "./look-every.ts";

const everyMs = 15_000;
const minuteSeconds = 60;

type Waits = {
  /** Of other tables: until when something waits. */
  columns: AnyPgColumn[];
  maxDelaySeconds: number;
};

const isUnfinished = sql`state < 'completed'`;

/** When a job was touched last, or so that it could have been put off until it is due. */
const touchedAt = (maxDelaySeconds: number) =>
  sql`greatest(created_on, started_on, heartbeat_on, start_after - make_interval(secs => ${maxDelaySeconds}))`;

async function secondsAhead(db: Queryable, maxDelaySeconds: number): Promise<number> {
  const [row] = await readRows<{ ahead: number | null }>(
    db,
    sql`
    select extract(epoch from greatest(
      (select cron_on from pgboss.version),
      (select max(monitor_on) from pgboss.queue),
      (select max(${touchedAt(maxDelaySeconds)}) from pgboss.job where ${isUnfinished})
    ) - now())::float8 as ahead`,
  );
  const ahead = row?.ahead ?? 0;
  return ahead > minuteSeconds ? ahead : 0;
}

/** What was put off by a clock that has been set back since would wait until it is that late again. */
async function bringBack(db: Queryable, { columns, maxDelaySeconds }: Waits): Promise<number> {
  return db.transaction(async (tx) => {
    const ahead = await secondsAhead(tx, maxDelaySeconds);
    if (ahead === 0) return 0;
    await tx.execute(sql`
      update pgboss.job set start_after = least(start_after, now()), created_on = least(created_on, now()),
        started_on = least(started_on, now()), heartbeat_on = least(heartbeat_on, now())
      where ${isUnfinished} and ${touchedAt(maxDelaySeconds)} > now()`);
    await tx.execute(sql`
      update pgboss.queue set monitor_claim_on = least(monitor_claim_on, now()),
        monitor_on = least(monitor_on, now()), maintain_on = least(maintain_on, now())`);
    await tx.execute(sql`
      update pgboss.version set cron_on = least(cron_on, now()), bam_on = least(bam_on, now()),
        flow_on = least(flow_on, now()), reindex_on = least(reindex_on, now())`);
    for (const column of [rateLimits.expire, ...columns])
      await tx.execute(sql`
        update ${column.table} set ${sql.identifier(column.name)} = ${column} - make_interval(secs => ${ahead})
        where ${column} > now()`);
    return ahead;
  });
}

export async function watchForSetBack({ db }: Database, waits: Waits, log: Log) {
  async function look(): Promise<void> {
    const ahead = await bringBack(db, waits);
    if (ahead > 0)
      log.warn(
        { minutes: Math.round(ahead / 60) },
        "The clock was set back: what it had put off is due as long from now as it was then",
      );
  }

  await look();
  // An outage of the database is told elsewhere, and over by one of the next looks.
  return lookEvery(everyMs, look, () => {});
}
