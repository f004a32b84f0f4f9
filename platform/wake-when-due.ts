import { sql } from "drizzle-orm";
import type { Queryable } from "./db/database.ts";
import { readRows } from "./db/read-rows.ts";
import { lookEvery } from "./look-every.ts";

type Waking = {
  /** By the name of the jobs each does. */
  workers: ReadonlyMap<string, string>;
  wake: (worker: string) => void;
  everySeconds: number;
  onError: (error: Error) => void;
};

/** Retries and jobs for later notify nobody: one look finds those of all workers. @returns what ends it */
export function wakeWhenDue(db: Queryable, { workers, wake, everySeconds, onError }: Waking) {
  async function look(): Promise<void> {
    if (workers.size === 0) return;
    const due = await readRows<{ name: string }>(
      db,
      sql`
      select distinct name from pgboss.job
      where state < 'active' and start_after <= now() and name in ${[...workers.keys()]}`,
    );
    for (const { name } of due) {
      const worker = workers.get(name);
      if (worker) wake(worker);
    }
  }

  return lookEvery(everySeconds * 1000, look, onError);
}
