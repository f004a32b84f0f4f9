import { type AdminPost, postStatuses } from "../../../domain/blog/schema.ts";
import { readListView, useList } from "../lists/use-list.ts";

export const postsPath = "/api/blog-posts";

export function readPostsView(params: URLSearchParams) {
  return {
    ...readListView(params, postStatuses, ["published", "updated", "title", "category", "status"]),
    category: params.get("category") ?? "",
  };
}

export const usePosts = (view: ReturnType<typeof readPostsView>) =>
  useList<AdminPost>(postsPath, view);
