import type { Context } from "hono";
import { CodedError } from "../platform/errors.ts";

/** Cached for good: a name never gets other bytes. @throws CodedError not_found */
export function sendPicture(
  c: Context,
  word: "photo" | "picture",
  bytes: Uint8Array<ArrayBuffer> | null,
) {
  if (!bytes) throw new CodedError("not_found", `There is no such ${word}.`);
  c.header("Content-Type", "image/webp");
  c.header("Cache-Control", "public, max-age=31536000, immutable");
  return c.body(bytes);
}
