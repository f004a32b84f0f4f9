import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/db/database.ts";
import { isStoredName } from "../../platform/pictures/stored-picture.ts";
import { encodePicture } from "../fields/encode-picture.ts";
import { smallerWidths } from "./covers/schema.ts";
import { maxImagePixels } from "./schema.ts";
import { blogImages } from "./tables.ts";

const smaller = new RegExp(`^([\\da-f]{32}w(\\d{1,5})h\\d{1,5})s(${smallerWidths.join("|")})$`);

/** A smaller one is made when it is first asked for, and kept. */
export async function getImage(
  db: Queryable,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!isStoredName(name)) return null;
  const image = await find(db, name);
  if (image) return image.bytes;
  const [, whole, from, width] = smaller.exec(name.replace(/\.webp$/, "")) ?? [];
  if (!whole || Number(width) >= Number(from)) return null;
  const original = await find(db, `${whole}.webp`);
  if (!original) return null;
  const { data } = await encodePicture(original.bytes, maxImagePixels, { width: Number(width) });
  const bytes = new Uint8Array(data);
  await db
    .insert(blogImages)
    .values({ name, bytes, usedAt: original.usedAt })
    .onConflictDoNothing();
  return bytes;
}

export async function hasImage(db: Queryable, path: string): Promise<boolean> {
  const { name } = blogImages;
  const [image] = await db
    .select({ name })
    .from(blogImages)
    .where(eq(name, path.replace("/blog-images/", "")));
  return image !== undefined;
}

async function find(db: Queryable, name: string) {
  const { bytes, usedAt } = blogImages;
  const [image] = await db
    .select({ bytes, usedAt })
    .from(blogImages)
    .where(eq(blogImages.name, name));
  return image;
}
