import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ListedRequest, requestStatuses } from "../../../domain/membership/schema.ts";
import { requestList } from "../../data/list.ts";
import { rowsPerPage } from "../lists/pager.tsx";
import { readChoice, readPage } from "../lists/read-page.ts";

export const requestsPath = "/api/admin/membership-requests";

const sorts = ["created", "name", "company", "status"] as const;

export function readRequestsView(params: URLSearchParams) {
  return {
    q: params.get("q") ?? "",
    status: readChoice(params, "status", ["", ...requestStatuses]),
    sort: readChoice(params, "sort", sorts),
    direction: readChoice(params, "direction", ["desc", "asc"]),
    page: readPage(params),
  };
}

export type RequestsView = ReturnType<typeof readRequestsView>;

export function useRequests(view: RequestsView) {
  return useQuery({
    queryKey: [requestsPath, view],
    queryFn: () =>
      requestList<ListedRequest>(requestsPath, {
        ...view,
        page: String(view.page),
        limit: String(rowsPerPage),
      }),
    placeholderData: keepPreviousData,
  });
}

export type Requests = ReturnType<typeof useRequests>;
