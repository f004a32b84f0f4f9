import type { AdminPost } from "../../../domain/blog/schema.ts";

export type PostState = AdminPost["status"] | "scheduled";

/** Published with a date to come is scheduled: nobody can read it yet. */
export function postState({ status, publishedAt }: AdminPost, now = Date.now()): PostState {
  const isToCome = publishedAt !== null && Date.parse(publishedAt) > now;
  return status === "published" && isToCome ? "scheduled" : status;
}
