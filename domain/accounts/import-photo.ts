import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import type { FolderFile } from "../../platform/import-folder.ts";
import { isStoredPicture } from "../../platform/pictures/stored-picture.ts";
import { photos, users } from "./tables.ts";

export async function importPhoto(db: Queryable, { name, bytes }: FolderFile): Promise<boolean> {
  if (!isStoredPicture(name, bytes)) return false;
  return db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ userId: users.id })
      .from(users)
      .where(eq(users.profileImageUrl, `/photos/${name}`))
      .limit(1)
      .for("update");
    if (!owner) return false;
    await tx
      .insert(photos)
      .values({ ...owner, name, bytes })
      .onConflictDoNothing();
    return true;
  });
}
