import type { Log } from "../log.ts";
import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";

/** Throws when another process has the folder open. */
export async function openDatabase(options: {
  url?: string;
  dataDir: string;
  log?: Log;
}): Promise<Database> {
  const { url, dataDir, log } = options;
  return url ? openPostgres(url, undefined, log) : openEmbedded(dataDir);
}
