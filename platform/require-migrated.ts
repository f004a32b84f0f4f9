import { askDatabase } from "./ask-database.ts";
import { lastMigration, newestMigration } from "./db/migrate.ts";

/** Opening the program migrates, and an older version may serve from here; an empty database serves nobody. @throws Error */
export async function requireMigrated(databaseUrl: string): Promise<void> {
  const last = await askDatabase(databaseUrl, lastMigration);
  if (last === null || last >= newestMigration()) return;
  throw new Error(
    "The database is of an older version than this program. Run this in the folder of the release that serves, or start this one first, which brings the database up to date. Nothing was changed.",
  );
}
