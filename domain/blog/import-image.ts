import type { Queryable } from "../../platform/db/database.ts";
import type { FolderFile } from "../../platform/import-folder.ts";
import { isStoredPicture } from "../../platform/pictures/stored-picture.ts";
import { blogImages } from "./tables.ts";

export async function importImage(db: Queryable, file: FolderFile): Promise<boolean> {
  const { name, bytes, changedAt } = file;
  if (!isStoredPicture(name, bytes)) return false;
  await db.insert(blogImages).values({ name, bytes, usedAt: changedAt }).onConflictDoNothing();
  return true;
}
