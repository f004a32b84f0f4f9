import { getTableConfig } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { FilePlace } from "../bucket/file-place.ts";

/** Whatever makes rows look different as text, set alike. */
export const sameText = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 1`;

const table = z.object({
  rows: z.int(),
  /** Of all rows as text, in whatever order they come. */
  digest: z.string(),
});

export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  kind: z.enum(["embedded", "postgresql"]),
  lastMigration: z.iso.datetime(),
  /** The file with the database, and its SHA-256, as it lies there. */
  file: z.string(),
  sha256: z.string(),
  encrypted: z.boolean(),
  tables: z.record(z.string(), table),
  /** From the bucket: by key the SHA-256 as it lies there, and what the bucket had lost. */
  files: z
    .object({ digests: z.record(z.string(), z.string()), missing: z.array(z.string()) })
    .default({ digests: {}, missing: [] }),
});

export type Manifest = z.output<typeof manifestSchema>;
export type Tables = Manifest["tables"];

type Asks = { query(text: string): Promise<{ rows: unknown[] }> };

/** Reads every row of every table: in a transaction, so that they are of one moment. */
export async function countTables(connection: Asks): Promise<Tables> {
  const { rows } = await connection.query(`
    select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
      and n.nspname not like 'pg_temp%'
    order by 1`);
  const tables: Tables = {};
  for (const { name } of rows as { name: string }[]) {
    const counted = await connection.query(
      `select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as digest from ${name} t`,
    );
    tables[name] = table.parse(counted.rows[0]);
  }
  return tables;
}

export async function listObjects(connection: Asks, places: FilePlace[]): Promise<string[]> {
  const keys: string[] = [];
  for (const { table: place } of places) {
    const { rows } = await connection.query(
      `select object from ${getTableConfig(place).name} where object is not null`,
    );
    for (const { object } of rows as { object: string }[]) keys.push(object);
  }
  return keys;
}

export function differences(one: Tables, other: Tables): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter(
    (name) => one[name]?.rows !== other[name]?.rows || one[name]?.digest !== other[name]?.digest,
  );
}
