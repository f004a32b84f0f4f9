import { maxPhotoBytes } from "../domain/accounts/schema.ts";
import { maxImageBytes } from "../domain/blog/schema.ts";
import { megabytes } from "../domain/fields/schema.ts";
import type { Endpoint } from "./access.ts";

/** Requests whose body may be larger than all others, in bytes and in words. */
export const uploads: { endpoint: Endpoint; maxBytes: number; words: string }[] = [
  { endpoint: "PUT /api/account/photo", maxBytes: maxPhotoBytes, words: megabytes(maxPhotoBytes) },
  { endpoint: "POST /api/blog-images", maxBytes: maxImageBytes, words: megabytes(maxImageBytes) },
];
