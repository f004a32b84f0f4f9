import { randomUUID } from "node:crypto";
import { Client, type Notification } from "pg";
import { reasonOf } from "./reason-of.ts";
import { failSetting } from "./settings-error.ts";

/** @throws SettingsError */
export async function connectToDatabase(client: Client): Promise<void> {
  client.on("error", () => undefined);
  await client
    .connect()
    .catch((error: unknown) =>
      failSetting("DATABASE_URL", `cannot be reached (${reasonOf(error)})`),
    );
}

/** Over a connection of its own, without opening the database as the program does, which migrates it. @throws SettingsError where there is none */
export async function askDatabase<T>(url: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await connectToDatabase(client);
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** A notification takes milliseconds; a machine may be busy. */
const heardWithinMs = 5_000;

/**
 * What comes over another connection has to be heard on this one. Behind a pooler that lends a connection for
 * one transaction it never is, and the locks of a session guard nothing. @throws SettingsError
 */
export async function requireOwnSession(
  client: Client,
  url: string,
  withinMs = heardWithinMs,
): Promise<void> {
  const own = `fontana_${randomUUID()}`;
  const heard = Promise.withResolvers<boolean>();
  const hear = ({ channel }: Notification) => channel === own && heard.resolve(true);
  client.on("notification", hear);
  await client.query(`listen "${own}"`);
  await askDatabase(url, (other) => other.query("select pg_notify($1, '')", [own]));
  const timer = setTimeout(() => heard.resolve(false), withinMs);
  const isHeard = await heard.promise;
  clearTimeout(timer);
  client.off("notification", hear);
  if (!isHeard)
    failSetting(
      "DATABASE_URL",
      "must lead to the server itself or to a pooler in session mode: this one is in transaction mode, where no instance hears what another has changed",
    );
  await client.query(`unlisten "${own}"`);
}
