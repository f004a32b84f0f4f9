import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ListedSignup, signupStatuses } from "../../../domain/billing/schema.ts";
import { requestList } from "../../data/list.ts";
import { rowsPerPage } from "../lists/pager.tsx";
import { readChoice, readPage } from "../lists/read-page.ts";

export const signupsPath = "/api/admin/membership-signups";

export function readSignupsView(params: URLSearchParams) {
  return {
    q: params.get("q") ?? "",
    status: readChoice(params, "status", ["", ...signupStatuses]),
    sort: readChoice(params, "sort", ["created", "name", "company", "status"]),
    direction: readChoice(params, "direction", ["desc", "asc"]),
    page: readPage(params),
  };
}

export type SignupsView = ReturnType<typeof readSignupsView>;

export function useSignups(view: SignupsView) {
  return useQuery({
    queryKey: [signupsPath, view],
    queryFn: () =>
      requestList<ListedSignup>(signupsPath, {
        ...view,
        page: String(view.page),
        limit: String(rowsPerPage),
      }),
    placeholderData: keepPreviousData,
  });
}
