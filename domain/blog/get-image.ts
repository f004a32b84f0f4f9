import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { isStoredName } from "../../platform/pictures/stored-picture.ts";
import { blogImages } from "./tables.ts";

export async function getImage(
  db: Queryable,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!isStoredName(name)) return null;
  const [image] = await db
    .select({ bytes: blogImages.bytes })
    .from(blogImages)
    .where(eq(blogImages.name, name))
    .limit(1);
  return image?.bytes ?? null;
}
