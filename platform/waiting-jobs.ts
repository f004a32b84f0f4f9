import { sql } from "drizzle-orm";
import type { Queryable } from "./db/database.ts";
import { readRows } from "./db/read-rows.ts";

export type WaitingJobs = {
  name: string;
  waiting: number;
  failing: number;
  oldest: Date;
  failingSince: Date | null;
  nextTry: Date | null;
  error: string | null;
};

type Row = Pick<WaitingJobs, "name" | "waiting" | "failing" | "error"> &
  Record<"oldest" | "failing_since" | "next_try", number | null>;

const at = (milliseconds: number | null) => (milliseconds === null ? null : new Date(milliseconds));

const isLateAfter = sql`interval '10 minutes'`;
const waitsLongAfter = sql`interval '1 minute'`;

/** Failed, being retried, or due for longer than a job takes to be noticed. */
export async function countStuckJobs(
  db: Queryable,
  names: string[],
  failedJobs: string,
): Promise<number> {
  const [row] = await readRows<{ stuck: number }>(
    db,
    sql`
    select count(*)::int as stuck from pgboss.job
    where state < 'active' and (
      name = ${failedJobs}
      or name in ${names} and (state = 'retry' or start_after < now() - ${waitsLongAfter})
    )`,
  );
  return row?.stuck ?? 0;
}

export async function countLateJobs(db: Queryable, names: string[]): Promise<number> {
  const [row] = await readRows<{ late: number }>(
    db,
    sql`
    select count(*)::int as late from pgboss.job
    where state in ('created', 'retry', 'active') and name in ${names}
      and created_on < now() - ${isLateAfter}`,
  );
  return row?.late ?? 0;
}

export async function listWaitingJobs(db: Queryable, names: string[]): Promise<WaitingJobs[]> {
  const hasFailed = sql`retry_count > 0 or state = 'retry'`;
  const rows = await readRows<Row>(
    db,
    sql`
    select name,
      count(*)::int as waiting,
      (count(*) filter (where ${hasFailed}))::int as failing,
      (extract(epoch from min(created_on)) * 1000)::float8 as oldest,
      (extract(epoch from min(created_on) filter (where ${hasFailed})) * 1000)::float8 as failing_since,
      (extract(epoch from min(start_after) filter (where state = 'retry')) * 1000)::float8 as next_try,
      (array_agg(coalesce(output->>'message', output->'value'->>'message') order by started_on desc)
        filter (where ${hasFailed}))[1] as error
    from pgboss.job
    where state in ('created', 'retry', 'active') and name in ${names}
    group by name
    order by min(created_on)`,
  );
  return rows.map(({ name, waiting, failing, error, ...times }) => ({
    name,
    waiting,
    failing,
    oldest: new Date(times.oldest ?? 0),
    failingSince: at(times.failing_since),
    nextTry: at(times.next_try),
    error,
  }));
}
