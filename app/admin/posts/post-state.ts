import type { AdminPost } from "../../../domain/blog/schema.ts";

type PostState = AdminPost["status"] | "scheduled";

export function postState({ status, publishedAt }: AdminPost, now = Date.now()): PostState {
  const isToCome = publishedAt !== null && Date.parse(publishedAt) > now;
  return status === "published" && isToCome ? "scheduled" : status;
}
