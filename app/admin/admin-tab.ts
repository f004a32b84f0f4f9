import { addressOfList } from "./lists/use-list.ts";
import { postsPath, readPostsView } from "./posts/use-posts.ts";
import { readRequestsView, requestsPath } from "./requests/use-requests.ts";

export const readAdminTab = (params: URLSearchParams) =>
  params.get("tab") === "requests" ? "requests" : "posts";

/** Both tabs ask for the requests: the one with the posts shows how many of them wait. */
export const readTabRequests = (params: URLSearchParams) =>
  readRequestsView(readAdminTab(params) === "requests" ? params : new URLSearchParams());

export const asksOfTab = (params: URLSearchParams): string[] => [
  ...(readAdminTab(params) === "posts" ? [addressOfList(postsPath, readPostsView(params))] : []),
  addressOfList(requestsPath, readTabRequests(params)),
];
