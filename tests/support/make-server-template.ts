import { openPostgres } from "../../platform/db/postgres.ts";
import {
  createServerDatabase,
  dropCopies,
  unmigrated,
  serverTemplate,
  serverUrl,
} from "./server-database.ts";

/** Where the tests run on a server, migrates one database there for them to copy. */
export default async function makeServerTemplate(): Promise<(() => Promise<void>) | undefined> {
  if (!serverUrl) return undefined;
  const { name, url, drop } = await createServerDatabase(serverUrl, unmigrated);
  await (await openPostgres(url)).close();
  process.env[serverTemplate] = name;
  return async () => {
    await dropCopies(url, name);
    await drop();
  };
}
