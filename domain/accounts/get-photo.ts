import { eq } from "drizzle-orm";
import { readStored } from "../../platform/bucket/read-stored.ts";
import type { Ctx } from "../../platform/context.ts";
import { isStoredName } from "../../platform/pictures/stored-picture.ts";
import { photos } from "./tables.ts";

/** @throws CodedError unavailable */
export async function getPhoto(
  { db, bucket }: Pick<Ctx, "db" | "bucket">,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!isStoredName(name)) return null;
  return readStored(bucket, async () => {
    const { bytes, object } = photos;
    const [photo] = await db.select({ bytes, object }).from(photos).where(eq(photos.name, name));
    return photo;
  });
}
