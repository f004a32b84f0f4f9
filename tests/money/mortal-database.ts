import type { PGlite, Transaction } from "@electric-sql/pglite";
import type { Database } from "../../platform/db/database.ts";
import { embeddedDatabase } from "../../platform/db/embedded.ts";
import { openPostgres } from "../../platform/db/postgres.ts";
import { openTestDatabase } from "../support/database.ts";
import type { Life } from "./life.ts";

/** One database, and the connection that each process of the program has to it, which ends with that process. */
export async function openMortalDatabase() {
  const database = await openTestDatabase();
  const { handle, kind } = database;
  return {
    database,
    connect: async (life: Life): Promise<Database> =>
      kind === "embedded"
        ? { ...embeddedDatabase(mortal(handle, life)), close: async () => {} }
        : overSockets(handle.options.connectionString ?? "", life),
  };
}

/** What is not committed when the life ends is rolled back. */
function mortal<T extends PGlite | Transaction>(target: T, life: Life): T {
  return new Proxy(target, {
    get(_, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== "function") return value;
      if (key === "query" || key === "exec")
        return async (...given: unknown[]) => {
          await life.step();
          return life.seen(Promise.resolve(value.apply(target, given)));
        };
      if (key === "transaction")
        return async (run: (tx: Transaction) => Promise<unknown>) => {
          await life.step();
          const all = async (tx: Transaction) => {
            const done = await run(mortal(tx, life));
            await life.step();
            return done;
          };
          return life.seen(
            Promise.resolve(value.call(target, (tx: Transaction) => life.during(all(tx)))),
          );
        };
      return value.bind(target);
    },
  });
}

async function overSockets(url: string, life: Life): Promise<Database> {
  const database = await openPostgres(url);
  if (database.kind !== "postgresql") throw new Error("This is not a server's database");
  const pool = database.handle;
  const busy = new Set<{ release(broken: boolean): void }>();
  const known = new WeakSet<object>();
  pool.on("acquire", (client) => {
    busy.add(client);
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    Object.assign(client, {
      query: (...given: unknown[]) =>
        typeof given.at(-1) === "function"
          ? query(...given)
          : life.step().then(() => life.seen(Promise.resolve(query(...given)))),
    });
  });
  pool.on("release", (_, client) => busy.delete(client));
  const ask = pool.query.bind(pool) as (...given: unknown[]) => unknown;
  Object.assign(pool, {
    query: (...given: unknown[]) =>
      life.step().then(() => life.seen(Promise.resolve(ask(...given)))),
  });
  life.onEnd(() => {
    for (const client of busy) client.release(true);
  });
  return database;
}
