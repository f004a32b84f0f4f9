import { request, RequestError } from "./api-fetch.ts";

export type Listed<Row> = {
  rows: Row[];
  /** How many there are on all pages. */
  total: number;
  /** How many requests are pending, whatever the filter; 0 for other lists. */
  pending: number;
};

/**
 * One page of a list, with the counts from its headers. Visitors get a list of posts at the same
 * address without a count: getting that one means being signed out. @throws RequestError
 */
export async function requestList<Row>(
  path: string,
  query: Record<string, string>,
): Promise<Listed<Row>> {
  const answer = await request("GET", `${path}?${new URLSearchParams(query)}`);
  if (!answer.headers.has("x-total-count"))
    throw new RequestError(401, JSON.stringify({ message: "You have been signed out." }));
  const count = (name: string) => Number(answer.headers.get(name) ?? 0);
  return {
    rows: await answer.json(),
    total: count("x-total-count"),
    pending: count("x-pending-count"),
  };
}
