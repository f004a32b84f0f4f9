import { randomBytes } from "node:crypto";
import { Client } from "pg";

/** Set to run the same tests on a real PostgreSQL server; each database is made and dropped there. */
export const serverUrl = process.env.TEST_DATABASE_URL;

/** Names the migrated database that the tests of a run copy: the migrations of each would take seconds. */
export const serverTemplate = "SERVER_TEMPLATE";

export async function createServerDatabase(
  url: string,
  template = "template1",
): Promise<{ name: string; url: string; drop(): Promise<void> }> {
  const name = `fontana_test_${randomBytes(6).toString("hex")}`;
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

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
