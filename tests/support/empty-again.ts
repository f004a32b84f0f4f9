/** Runs one statement. */
export type Run = (statement: string) => Promise<Record<string, unknown>[]>;

/** What a database is when its migrations are through. */
export type Fresh = { schema: unknown; tables: string[]; fill: string[] };

/** Deleted rows stay in the way of those to come, so that now and then a new database is better. */
export const atMost = 15;

/** Changes with whatever a test makes, alters or drops. */
const schemaOf = `
  select md5(string_agg(line, ' ' order by line)) as schema from (
    select concat_ws(' ', 'relation', oid, relname) as line
      from pg_class where oid >= 16384 and relnamespace not in (select oid from pg_namespace where nspname = 'pg_toast')
    union all select concat_ws(' ', 'column', attrelid, attname, attnotnull, atthasdef)
      from pg_attribute where attrelid >= 16384 and attnum > 0
    union all select concat_ws(' ', 'function', oid, xmin) from pg_proc where oid >= 16384
    union all select concat_ws(' ', 'trigger', oid, tgenabled) from pg_trigger
    union all select concat_ws(' ', 'constraint', oid, convalidated) from pg_constraint where oid >= 16384
    union all select concat_ws(' ', 'schema', oid) from pg_namespace where oid >= 16384
  ) as lines`;

export async function readFresh(run: Run): Promise<Fresh> {
  const [{ schema } = {}] = await run(schemaOf);
  const found = await run(
    "select format('%I', tablename) as name from pg_tables where schemaname = 'public'",
  );
  const tables = found.map(({ name }) => String(name));
  const fill: string[] = [];
  for (const table of await filledOf(run, tables)) {
    const [{ columns, rows } = {}] = await run(`
      select (select json_agg(t) from ${table} t) #>> '{}' as rows,
        (select string_agg(format('%I', column_name), ', ') from information_schema.columns
          where table_schema = 'public' and format('%I', table_name) = '${table}'
            and is_generated = 'NEVER') as columns`);
    fill.push(
      `insert into ${table} (${String(columns)}) overriding system value
        select ${String(columns)} from json_populate_recordset(null::${table}, $rows$${String(rows)}$rows$)`,
    );
  }
  const sequences = await run(`
    select format('%I.%I', schemaname, sequencename) as name, last_value as value
      from pg_sequences where schemaname = 'public' and last_value is not null`);
  for (const { name, value } of sequences)
    fill.push(`select setval('${String(name)}', ${String(value)})`);
  return { schema, tables, fill };
}

/** @returns false where its schema is another than it was: then it can't be used again. */
export async function emptyAgain(run: Run, fresh: Fresh): Promise<boolean> {
  const [{ schema } = {}] = await run(schemaOf);
  if (schema !== fresh.schema) return false;
  const filled = await filledOf(run, fresh.tables);
  await run("begin");
  // Neither triggers nor references hold: some tables refuse to lose a row.
  await run("set local session_replication_role = replica");
  for (const table of filled) await run(`delete from ${table}`);
  await run(`
    select setval(format('%I.%I', schemaname, sequencename), start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null`);
  for (const statement of fresh.fill) await run(statement);
  await run("commit");
  return true;
}

async function filledOf(run: Run, tables: string[]): Promise<string[]> {
  const each = tables.map((table) => `case when exists (select from ${table}) then '${table}' end`);
  const [{ filled } = {}] = await run(
    `select array_remove(array[${each.join(", ")}], null) as filled`,
  );
  return filled as string[];
}
