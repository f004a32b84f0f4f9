import { AsyncResource } from "node:async_hooks";
import { DrizzleQueryError } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client, DatabaseError, Pool } from "pg";
import { connectToDatabase, requireOwnSession } from "../ask-database.ts";
import type { Log } from "../log.ts";
import type { Database } from "./database.ts";
import { migratePostgres } from "./migrate.ts";
import { createQueryTimes } from "./query-times.ts";
import type { LockPatience } from "./take-locks-briefly.ts";

type PostgresDatabase = Extract<Database, { kind: "postgresql" }>;

/** In milliseconds. */
type Timeouts = {
  connect: number;
  statement: number;
  /** Longer than `statement`, so that only a silent server reaches it. */
  answer: number;
  /** At start, what another connection says. */
  heard?: number;
  /** At start, for tables that a migration changes. */
  locks?: LockPatience;
};

const timeouts: Timeouts = { connect: 10_000, statement: 10_000, answer: 12_000 };

/** Nobody is waiting yet at startup, and there is much else to load. */
const startTimeout = 30_000;

export const keepAliveOptions = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

export async function openPostgres(
  url: string,
  { connect, statement, answer, heard, locks }: Timeouts = timeouts,
  log?: Log,
): Promise<PostgresDatabase> {
  const reached = { connectionString: url, connectionTimeoutMillis: connect, ...keepAliveOptions };
  const starting = new Client({ ...reached, connectionTimeoutMillis: startTimeout });
  await connectToDatabase(starting);
  try {
    await requireOwnSession(starting, url, heard);
    // Without the pool's timeouts: a migration may be slow, or wait for another instance's.
    await migratePostgres(starting, locks, log);
  } finally {
    await starting.end();
  }
  const pool = new Pool({
    ...reached,
    query_timeout: answer,
    // Not as connection parameters, which poolers in front of PostgreSQL refuse.
    // eslint-disable-next-line typescript/no-misused-promises -- it is waited for, whatever its type says
    onConnect: (client) =>
      client.query(
        `set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = '30s'`,
      ),
  });
  // Without a listener an idle connection that drops ends the process; the next query gets a new one.
  pool.on("error", () => {});
  rememberAskers(pool);
  const queries = createQueryTimes();
  pool.on("connect", (client) => {
    // The pool handles idle connections only; one that drops in a transaction would end the process too.
    client.on("error", () => {});
    queries.watch(client);
  });
  return {
    kind: "postgresql",
    db: withSafeTransactions(pool),
    handle: pool,
    queries,
    ping: async () => {
      await pool.query("select 1");
    },
    place: async () => {
      const { rows } = await pool.query<{ oid: string }>(
        "select oid from pg_database where datname = current_database()",
      );
      return `PostgreSQL ${await serverOf(pool)}/${rows[0]?.oid} at ${addressOf(url)}`;
    },
    close: async () => {
      if (!pool.ended) await pool.end();
    },
  };
}

type Waiting = Parameters<Pool["connect"]>[0];

/** A query that waited for a connection would be traced as one of those who gave theirs back. */
function rememberAskers(pool: Pool): void {
  // Either overload is given what it asks for, and answers as before.
  const connect = pool.connect.bind(pool) as (waiting?: Waiting) => never;
  pool.connect = (waiting?: Waiting) => connect(waiting && AsyncResource.bind(waiting));
}

/** Stays when the server moves or a standby takes over; not every host lets it be asked. */
async function serverOf(pool: Pool): Promise<string> {
  try {
    const asked = "select system_identifier as id from pg_control_system()";
    return (await pool.query<{ id: string }>(asked)).rows[0]?.id ?? "unknown";
  } catch (error) {
    if (error instanceof DatabaseError && error.code?.startsWith("42")) return "unknown";
    throw error;
  }
}

function addressOf(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  return `${searchParams.get("host") ?? hostname}:${searchParams.get("port") ?? (port || 5432)}`;
}

/** drizzle-orm 0.45.4 leaks the connection if `begin` fails, and may release one still awaiting an answer. */
function withSafeTransactions(pool: Pool): PostgresDatabase["db"] {
  const db = drizzle(pool);
  db.transaction = async (run, config) => {
    const connection = await pool.connect();
    let broken = false;
    try {
      return await drizzle(connection).transaction(run, config);
    } catch (error) {
      broken = error instanceof DrizzleQueryError;
      throw error;
    } finally {
      connection.release(broken);
    }
  };
  return db;
}
