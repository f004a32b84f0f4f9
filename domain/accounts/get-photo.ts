import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { isStoredName } from "../../platform/pictures/stored-picture.ts";
import { photos } from "./tables.ts";

export async function getPhoto(
  db: Queryable,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!isStoredName(name)) return null;
  const [photo] = await db
    .select({ bytes: photos.bytes })
    .from(photos)
    .where(eq(photos.name, name))
    .limit(1);
  return photo?.bytes ?? null;
}
