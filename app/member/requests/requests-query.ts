import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ListedRequest, Request as HelpRequest } from "../../../domain/desk/schema.ts";
import type { Promises } from "../../../domain/desk/promises/schema.ts";
import type { ToldWork } from "../../../domain/hours/schema.ts";
import { requestList } from "../../api-client/list.ts";
import { fetchByKey } from "../../api-client/query-client.ts";

/** Milliseconds between two looks for an answer, while the page is seen. */
const lookAgain = 60_000;

export const requestsPerPage = 25;

/** Staff answer at any time: what is shown is looked up on every return to it, and now and then. */
const lively = {
  staleTime: 0,
  refetchOnWindowFocus: "always",
  refetchInterval: lookAgain,
} as const;

export type RequestsView = { status: "" | "active" | "solved"; page: number };

const path = "/api/requests";

export const requestsQuery = ({ status, page }: RequestsView) =>
  queryOptions({
    ...lively,
    queryKey: [path, { status, page }],
    queryFn: () =>
      requestList<ListedRequest>(path, {
        ...(status && { status }),
        page: String(page),
        limit: String(requestsPerPage),
      }),
    placeholderData: keepPreviousData,
  });

export const requestQuery = (id: string) =>
  queryOptions({
    ...lively,
    queryKey: [path, encodeURIComponent(id)],
    queryFn: fetchByKey<HelpRequest>("throw"),
  });

export const requestWorkQuery = (id: string) =>
  queryOptions({
    ...lively,
    queryKey: [path, encodeURIComponent(id), "work"],
    queryFn: fetchByKey<ToldWork[]>("throw"),
  });

/** They move with the time of day. */
export const promisesQuery = queryOptions({
  ...lively,
  queryKey: [path, "promises"],
  queryFn: fetchByKey<Promises>("throw"),
});
