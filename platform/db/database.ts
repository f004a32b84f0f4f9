import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Pool } from "pg";

/** A connection or a transaction: whatever a query may run on. */
export type Queryable = PgDatabase<PgQueryResultHKT>;

type Opened = {
  db: Queryable;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  /** Which database this is and where: something that no copy of it has, however it was made, if we can tell. */
  place(): Promise<string>;
  close(): Promise<void>;
};

export type Database =
  | (Opened & { kind: "embedded"; handle: PGlite })
  | (Opened & { kind: "postgresql"; handle: Pool });
