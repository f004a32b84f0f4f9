import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { addressOf, requestList } from "../../api-client/list.ts";

export const rowsPerPage = 25;

export type ListView = {
  q: string;
  /** Empty for any. */
  status: string;
  category?: string;
  sort: string;
  direction: "asc" | "desc";
  page: number;
};

function readPage(params: URLSearchParams): number {
  const written = params.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : 1;
}

function readChoice<T extends string>(
  params: URLSearchParams,
  name: string,
  choices: readonly [T, ...T[]],
): T {
  return choices.find((choice) => choice === params.get(name)) ?? choices[0];
}

export function readDay(params: URLSearchParams, name: string): string {
  const written = params.get(name) ?? "";
  return /^\d{4}-\d{2}-\d{2}$/.test(written) ? written : "";
}

export function readListView(
  params: URLSearchParams,
  statuses: readonly string[],
  sorts: readonly [string, ...string[]],
): ListView {
  return {
    q: params.get("q") ?? "",
    status: readChoice(params, "status", ["", ...statuses]),
    sort: readChoice(params, "sort", sorts),
    direction: readChoice(params, "direction", ["desc", "asc"]),
    page: readPage(params),
  };
}

/** What narrows and orders a list, whatever its page. */
export const chosenIn = (view: ListView): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...view, page: "" }).filter(([, value]) => value !== ""));

const asked = (view: ListView): Record<string, string> => ({
  ...chosenIn(view),
  page: String(view.page),
  limit: String(rowsPerPage),
});

/** The first call of a list, for the document that opens it. */
export const addressOfList = (path: string, view: ListView): string => addressOf(path, asked(view));

export function useList<Row>(path: string, view: ListView, everyMs: number | false = false) {
  return useQuery({
    queryKey: [path, view],
    queryFn: () => requestList<Row>(path, asked(view)),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: everyMs,
  });
}

export type List<Row> = ReturnType<typeof useList<Row>>;
