import { Client } from "pg";
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
