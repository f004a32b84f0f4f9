import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { addressOf, type Listed, requestList } from "../../api-client/list.ts";

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

export const chosenIn = (view: ListView): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...view, page: "" }).filter(([, value]) => value !== ""));

export const askedOf = (view: ListView): Record<string, string> => ({
  ...chosenIn(view),
  page: String(view.page),
  limit: String(rowsPerPage),
});

/** The first call of a list, for the document that opens it. */
export const addressOfList = (path: string, view: ListView): string =>
  addressOf(path, askedOf(view));

type Options<Row> = {
  enabled?: boolean;
  everyMs?: number;
  /** Rows that came with the document, of this view. */
  served?: Listed<Row> | null;
};

export function useList<Row>(path: string, view: ListView, options: Options<Row> = {}) {
  const { enabled = true, everyMs = false, served } = options;
  return useQuery({
    queryKey: [path, view],
    queryFn: () => requestList<Row>(path, askedOf(view)),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: everyMs,
    ...(served && { initialData: served, refetchOnMount: false }),
  });
}

export type List<Row> = ReturnType<typeof useList<Row>>;
