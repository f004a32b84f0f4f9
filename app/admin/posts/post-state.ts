import type { AdminPost } from "../../../domain/blog/schema.ts";

type PostState = AdminPost["status"] | "scheduled";

/** By the server's clock: a browser's may be wrong, and a trial's is moved. */
export function postState({ status, isPublic }: AdminPost): PostState {
  return status === "published" && !isPublic ? "scheduled" : status;
}
