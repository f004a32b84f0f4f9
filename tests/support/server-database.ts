import { randomBytes } from "node:crypto";
import { Client } from "pg";

/** Set to run the same tests on a real PostgreSQL server; each database is made and dropped there. */
export const serverUrl = process.env.TEST_DATABASE_URL;

/** Names the migrated database that the tests of a run copy: the migrations of each would take seconds. */
export const serverTemplate = "SERVER_TEMPLATE";

/** Has none of our tables. */
export const unmigrated = "template1";

export async function createServerDatabase(
  url: string,
  template = process.env[serverTemplate] ?? unmigrated,
): Promise<{ name: string; url: string; drop(): Promise<void> }> {
  const name = `${copiesOf(template)}${randomBytes(6).toString("hex")}`;
  await onServer(url, `create database ${name} template ${template}`);
  // No test cuts the server's own power.
  await onServer(url, `alter database ${name} set synchronous_commit = off`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    name,
    url: own.href,
    drop: () => onServer(url, `drop database if exists ${name} with (force)`),
  };
}

/** Of a template all copies, those in use too. */
export async function dropCopies(url: string, template: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select datname as name from pg_database where starts_with(datname, $1)",
      [copiesOf(template)],
    );
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`);
  });
}

const copiesOf = (template: string) =>
  template === unmigrated ? "fontana_test_" : `${template}_copy_`;

async function onServer(url: string, statement: string): Promise<void> {
  await withClient(url, (client) => client.query(statement));
}

export async function withClient<Answer>(
  url: string,
  use: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
