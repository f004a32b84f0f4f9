import type { Context } from "hono";
import { CodedError } from "../platform/errors.ts";

/** A name never gets other bytes. A CDN would go on showing a `private` one that was taken away. */
export function sendPicture(
  c: Context,
  word: "photo" | "picture",
  cachedBy: "private" | "public",
  bytes: Uint8Array<ArrayBuffer> | null,
) {
  if (!bytes) throw new CodedError("not_found", `There is no such ${word}.`);
  c.header("Content-Type", "image/webp");
  c.header("Cache-Control", `${cachedBy}, max-age=31536000, immutable`);
  return c.body(bytes);
}
