import type { Database } from "./database.ts";
import { openEmbedded } from "./embedded.ts";
import { openPostgres } from "./postgres.ts";

/**
 * The database at `url`, or without one the embedded database in `dataDir`; migrated when it answers.
 * Throws when another process has the folder open.
 */
export async function openDatabase(options: { url?: string; dataDir: string }): Promise<Database> {
  return options.url ? openPostgres(options.url) : openEmbedded(options.dataDir);
}
