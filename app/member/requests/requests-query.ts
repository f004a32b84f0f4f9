import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ListedRequest, Request as HelpRequest } from "../../../domain/desk/schema.ts";
import type { Promises } from "../../../domain/desk/promises/schema.ts";
import type { ToldWork } from "../../../domain/hours/schema.ts";
import { currentUserQuery } from "../../api-client/current-user.ts";
import { addressOf, requestList } from "../../api-client/list.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import { companiesQuery } from "../people/people-queries.ts";

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

const asked = ({ status, page }: RequestsView) => ({
  ...(status && { status }),
  page: String(page),
  limit: String(requestsPerPage),
});

const member = currentUserQuery.queryKey.join("/");
const companies = companiesQuery.queryKey.join("/");

/** The first calls of the documents that open them, each to the letter. */
export const asksOf = {
  list: (view: RequestsView) => [
    member,
    companies,
    `${path}/promises`,
    addressOf(path, asked(view)),
  ],
  one: (id: string) => [member, `${path}/${encodeURIComponent(id)}`],
  form: [member, `${path}/promises`],
};

export const requestsQuery = (view: RequestsView) =>
  queryOptions({
    ...lively,
    queryKey: [path, view],
    queryFn: () => requestList<ListedRequest>(path, asked(view)),
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
