import { maxPhotoBytes } from "../domain/accounts/render-photo.ts";
import { maxImageBytes } from "../domain/blog/store-image.ts";
import type { Endpoint } from "./access.ts";

/** Requests whose body may be larger than all others, in bytes and in words. */
export const uploads: { endpoint: Endpoint; maxBytes: number; words: string }[] = [
  { endpoint: "PUT /api/account/photo", maxBytes: maxPhotoBytes, words: "5 MB" },
  { endpoint: "POST /api/blog-images", maxBytes: maxImageBytes, words: "8 MB" },
];
