import { eq } from "drizzle-orm";
import { readStored } from "../../platform/bucket/read-stored.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { isStoredName } from "../../platform/pictures/stored-picture.ts";
import { encodePicture } from "../fields/encode-picture.ts";
import { smallerWidths } from "./covers/schema.ts";
import { maxImagePixels } from "./schema.ts";
import { blogImages } from "./tables.ts";

const smaller = new RegExp(`^([\\da-f]{32}w(\\d{1,5})h\\d{1,5})s(${smallerWidths.join("|")})$`);

/** A smaller one is made when it is first asked for, and kept. @throws CodedError unavailable */
export async function getImage(
  from: Pick<Ctx, "db" | "bucket">,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!isStoredName(name)) return null;
  const image = await find(from, name);
  if (image) return image;
  const [, whole, wide, width] = smaller.exec(name.replace(/\.webp$/, "")) ?? [];
  if (!whole || Number(width) >= Number(wide)) return null;
  const [original] = await from.db
    .select({ usedAt: blogImages.usedAt })
    .from(blogImages)
    .where(eq(blogImages.name, `${whole}.webp`));
  const large = original && (await find(from, `${whole}.webp`));
  if (!large) return null;
  const { data } = await encodePicture(large, maxImagePixels, { width: Number(width) });
  const bytes = new Uint8Array(data);
  await from.db
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

function find({ db, bucket }: Pick<Ctx, "db" | "bucket">, name: string) {
  return readStored(bucket, async () => {
    const { bytes, object } = blogImages;
    const [image] = await db
      .select({ bytes, object })
      .from(blogImages)
      .where(eq(blogImages.name, name));
    return image;
  });
}
