import { join } from "node:path";
import { importCapturedMail } from "../platform/import-captured-mail.ts";
import type { Queryable } from "../platform/db/database.ts";
import { importFolder } from "../platform/import-folder.ts";
import type { Log } from "../platform/log.ts";
import { importPhoto } from "./accounts/import-photo.ts";
import { importImage } from "./blog/import-image.ts";

/** Earlier versions kept files in folders of `dataDir`; moves them into the database. */
export async function importFiles(db: Queryable, dataDir: string, log: Log): Promise<void> {
  const folders = { photos: importPhoto, "blog-images": importImage, mail: importCapturedMail };
  for (const [name, store] of Object.entries(folders))
    await importFolder(join(dataDir, name), (file) => store(db, file), log);
}
