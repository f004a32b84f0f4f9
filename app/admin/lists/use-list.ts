import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { requestList } from "../../api-client/list.ts";

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

function asked({ page, ...view }: ListView): Record<string, string> {
  const chosen = Object.entries(view).filter(([, value]) => value !== "");
  return { ...Object.fromEntries(chosen), page: String(page), limit: String(rowsPerPage) };
}

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
