import { sql, type SQL } from "drizzle-orm";
import type { TestApp } from "../support/app.ts";

/** Every row of every table, the queue's too. */
export async function dump({ database: { db } }: TestApp): Promise<string[]> {
  // Both databases answer with rows; their types have only the query in common.
  const read = async (query: SQL) => (await db.execute(query)) as { rows: { text: string }[] };
  const tables = await read(
    sql`select format('%I.%I', table_schema, table_name) as text from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const contents = await Promise.all(
    tables.rows.map(({ text }) =>
      read(sql`select to_jsonb(t)::text as text from ${sql.raw(text)} t`),
    ),
  );
  return contents.flatMap(({ rows }) => rows.map(({ text }) => text));
}
