import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** A connection or a transaction: whatever a query may run on. */
export type Queryable = PgDatabase<PgQueryResultHKT, Record<string, never>>;
