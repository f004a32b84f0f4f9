import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import type { Database } from "./database.ts";
import { migratePostgres } from "./migrate.ts";

export type PostgresDatabase = Extract<Database, { kind: "postgresql" }>;

export async function openPostgres(url: string): Promise<PostgresDatabase> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Without a listener an idle connection that drops ends the process; the next query gets a new one.
  pool.on("error", () => {});
  try {
    await migratePostgres(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    kind: "postgresql",
    db: drizzle(pool),
    handle: pool,
    ping: async () => {
      await pool.query("select 1");
    },
    close: async () => {
      if (!pool.ended) await pool.end();
    },
  };
}
