import { request, RequestError } from "./api-fetch.ts";

export type Listed<Row> = {
  rows: Row[];
  total: number;
  /** Whether there are more than the list goes through. */
  more: boolean;
  pending: number;
};

export const addressOf = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query)}`;

/** Visitors get this list without a count, so a missing count means signed out. @throws RequestError */
export async function requestList<Row>(
  path: string,
  query: Record<string, string>,
): Promise<Listed<Row>> {
  const answer = await request("GET", addressOf(path, query));
  if (!answer.headers.has("x-total-count"))
    throw new RequestError(401, JSON.stringify({ message: "You have been signed out." }));
  const count = (name: string) => Number(answer.headers.get(name) ?? 0);
  return {
    rows: await answer.json(),
    total: count("x-total-count"),
    more: answer.headers.get("x-total-more") === "true",
    pending: count("x-pending-count"),
  };
}
