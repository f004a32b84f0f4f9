import { setTimeout } from "node:timers/promises";
import type { Client } from "pg";
import { causesOf } from "../http/causes-of.ts";
import type { Log } from "../log.ts";

/** In milliseconds: for one lock, between two tries, and for all of them; what starts the program tries again after that. */
export type LockPatience = { lock: number; pause: number; all: number };

export const lockPatience: LockPatience = { lock: 2_000, pause: 3_000, all: 30_000 };

/**
 * Every later query of a table waits behind a change that waits for it, so a change gives up soon and lets them through.
 * @throws Error that says who held the tables all the time
 */
export async function takeLocksBriefly(
  connection: Client,
  change: () => Promise<void>,
  { lock, pause, all }: LockPatience,
  log?: Log,
): Promise<void> {
  await connection.query(`set lock_timeout = ${lock}`);
  const until = performance.now() + all;
  for (;;) {
    try {
      await change();
      return;
    } catch (error) {
      if (!isAboutLocks(error)) throw error;
      const heldBy = await listHolders(connection, lock);
      if (performance.now() + pause > until) throw heldTooLong(heldBy, error);
      log?.warn({ heldBy }, "tables that a migration changes are in use: it will try again");
    }
    await setTimeout(pause);
  }
}

/** Timed out, or ended because two waited for each other. */
const isAboutLocks = (error: unknown) =>
  causesOf(error).some((at) => "code" in at && /^(55P03|40P01)$/.test(String(at.code)));

type Holder = { pid: number; user: string; application: string; since: Date | null };

/** Whoever was in a transaction for as long as the change waited. What they asked may hold what nobody should read. */
async function listHolders(connection: Client, ms: number): Promise<Holder[]> {
  const { rows } = await connection.query<Holder>(
    `select distinct pid, usename as user, application_name as application, xact_start as since
    from pg_locks join pg_stat_activity using (pid)
    where locktype = 'relation' and granted and relation::int8 >= 16384
      and database = (select oid from pg_database where datname = current_database())
      and pid <> pg_backend_pid() and coalesce(xact_start < now() - make_interval(secs => $1), true)`,
    [ms / 1000],
  );
  return rows;
}

function heldTooLong(heldBy: Holder[], cause: unknown): Error {
  const named = heldBy.map(({ pid, user, application, since }) => {
    const known = [`process ${pid}`, user, ...(since ? [`since ${since.toISOString()}`] : [])];
    return `${application || "a session"} (${known.join(", ")})`;
  });
  return new Error(
    `The database cannot be brought up to date while its tables are in use by ${named.join(" and ") || "others"}. Nothing was changed.`,
    { cause },
  );
}
