import { type ListedRequest, requestStatuses } from "../../../domain/applications/schema.ts";
import { type ListView, readListView, useList } from "../lists/use-list.ts";

export const requestsPath = "/api/admin/membership-requests";

export const readRequestsView = (params: URLSearchParams) =>
  readListView(params, requestStatuses, ["created", "name", "company", "status"]);

export const useRequests = (view: ListView) => useList<ListedRequest>(requestsPath, view);
