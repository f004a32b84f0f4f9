import { createHash } from "node:crypto";
import type { ResizeOptions } from "sharp";
import type { Ctx } from "../../platform/context.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { encodePicture } from "../fields/encode-picture.ts";
import { maxImagePixels, type StoredImage } from "./schema.ts";
import { blogImages } from "./tables.ts";

/** Pixels: twice the column width, for high-density screens. */
const side = 1600;
const size: ResizeOptions = { width: side, height: side, fit: "inside", withoutEnlargement: true };

/** Named by its hash, so a duplicate is one row. @throws CodedError invalid */
export async function storeImage(ctx: Ctx, bytes: Uint8Array): Promise<StoredImage> {
  requireAdmin(ctx.actor);
  const { data, info } = await encodePicture(bytes, maxImagePixels, size);
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
