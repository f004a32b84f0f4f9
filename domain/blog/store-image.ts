import { createHash } from "node:crypto";
import type { Ctx } from "../../platform/context.ts";
import { CodedError } from "../../platform/errors.ts";
import { isPicture, maxPixels } from "../../platform/pictures/is-picture.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { wrongPictureType } from "../fields/schema.ts";
import { maxImageBytes, type StoredImage } from "./schema.ts";
import { blogImages } from "./tables.ts";

/** Pixels along the longer side: twice the column width, for high-density screens. */
const maxSide = 1600;

/** Re-encodes to WebP without metadata; named by its hash, so a duplicate is one row. @throws CodedError invalid */
export async function storeImage(ctx: Ctx, bytes: Uint8Array): Promise<StoredImage> {
  requireAdmin(ctx.actor);
  if (bytes.length > maxImageBytes || !isPicture(bytes))
    throw new CodedError("invalid", wrongPictureType);
  // Loaded on first use: native code.
  const { default: sharp } = await import("sharp");
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, pages: 1 })
    .rotate()
    .resize(maxSide, maxSide, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new CodedError("invalid", `This picture cannot be read. ${wrongPictureType}`, {
        cause,
      });
    });
  const { width, height } = info;
  const hash = createHash("sha256").update(data).digest("hex").slice(0, 32);
  const name = `${hash}w${width}h${height}.webp`;
  const usedAt = ctx.clock.now();
  await ctx.db
    .insert(blogImages)
    .values({ name, bytes: data, usedAt })
    .onConflictDoUpdate({ target: blogImages.name, set: { usedAt } });
  return { path: `/blog-images/${name}`, width, height };
}
