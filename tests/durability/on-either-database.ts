import { createServerDatabase, serverUrl } from "../support/database.ts";

/** On PostgreSQL where a server is given, else on the embedded database, which needs no address. */
export async function onEitherDatabase(
  run: (databaseUrl?: string) => Promise<void>,
): Promise<void> {
  if (!serverUrl) return run();
  const { url, drop } = await createServerDatabase(serverUrl);
  try {
    await run(url);
  } finally {
    await drop();
  }
}
