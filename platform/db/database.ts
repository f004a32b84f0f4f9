import type { PGlite } from "@electric-sql/pglite";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import type { QueryTimes } from "./query-times.ts";

export type Queryable = PgDatabase<PgQueryResultHKT>;

type Opened = {
  db: Queryable;
  queries: QueryTimes;
  ping(): Promise<void>;
  /** Something that no copy of the database shares, if we can tell. */
  place(): Promise<string>;
  close(): Promise<void>;
};

export type Database =
  | (Opened & { kind: "embedded"; handle: PGlite })
  | (Opened & { kind: "postgresql"; handle: Pool });
