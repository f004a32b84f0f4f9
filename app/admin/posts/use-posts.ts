import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type AdminPost, postStatuses } from "../../../domain/blog/schema.ts";
import { requestList } from "../../data/list.ts";
import { rowsPerPage } from "../lists/pager.tsx";
import { readChoice, readPage } from "../lists/read-page.ts";

export const postsPath = "/api/blog-posts";

const sorts = ["published", "updated", "title", "category", "status"] as const;

export function readPostsView(params: URLSearchParams) {
  return {
    q: params.get("q") ?? "",
    category: params.get("category") ?? "",
    status: readChoice(params, "status", ["", ...postStatuses]),
    sort: readChoice(params, "sort", sorts),
    direction: readChoice(params, "direction", ["desc", "asc"]),
    page: readPage(params),
  };
}

export type PostsView = ReturnType<typeof readPostsView>;

export function usePosts(view: PostsView) {
  return useQuery({
    queryKey: [postsPath, view],
    queryFn: () =>
      requestList<AdminPost>(postsPath, {
        ...view,
        page: String(view.page),
        limit: String(rowsPerPage),
      }),
    placeholderData: keepPreviousData,
  });
}
