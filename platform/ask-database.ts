import { randomUUID } from "node:crypto";
import { Client, type Notification } from "pg";
import { isOutage } from "./http/is-outage.ts";
import { reasonOf } from "./reason-of.ts";
import { failSetting, SettingsError } from "./settings-error.ts";

export async function connectToDatabase(client: Client): Promise<void> {
  client.on("error", () => undefined);
  await client.connect().catch(tellUnreachable);
}

function tellUnreachable(error: unknown): never {
  failSetting("DATABASE_URL", `cannot be reached (${reasonOf(error)})`);
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

/** A notification takes milliseconds; a machine may be busy, so it is asked for twice. */
const heardWithinMs = 5_000;

/** A pooler that lends connections breaks notifications and session locks. @throws SettingsError */
export async function requireOwnSession(
  client: Client,
  url: string,
  withinMs = heardWithinMs,
): Promise<void> {
  const own = `fontana_${randomUUID()}`;
  const heard = Promise.withResolvers<boolean>();
  // It may fail while nobody waits for it.
  heard.promise.catch(() => undefined);
  const hear = ({ channel }: Notification) => channel === own && heard.resolve(true);
  client.on("notification", hear).on("error", heard.reject);
  const isHeard = async () => {
    await askDatabase(url, (other) => other.query("select pg_notify($1, '')", [own]));
    const late = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => late.resolve(false), withinMs);
    return Promise.race([heard.promise, late.promise]).finally(() => clearTimeout(timer));
  };
  try {
    await client.query(`listen "${own}"`);
    if (!(await isHeard()) && !(await isHeard()))
      failSetting(
        "DATABASE_URL",
        "must lead to the server itself or to a pooler in session mode: this one is in transaction mode, where no instance hears what another has changed",
      );
    await client.query(`unlisten "${own}"`);
  } catch (error) {
    if (error instanceof SettingsError || !isOutage(error)) throw error;
    tellUnreachable(error);
  } finally {
    client.off("notification", hear).off("error", heard.reject);
  }
}
