import type { Kept, List } from "./kept.ts";
import { inner, type Params, whole } from "./params.ts";
import { invalid } from "./refusal.ts";

export function listOf<T>(url: string, data: T[]): List<T> {
  return { object: "list", data, has_more: false, url };
}

/** Newest first, as the provider pages. */
export function page<T extends Kept>(url: string, all: T[], params: Params): List<T> {
  const created = inner(params, "created");
  const {
    gt = -Infinity,
    gte = -Infinity,
    lt = Infinity,
    lte = Infinity,
  } = {
    gt: whole(created, "gt"),
    gte: whole(created, "gte"),
    lt: whole(created, "lt"),
    lte: whole(created, "lte"),
  };
  const found = all
    .toReversed()
    .filter(
      (one) => one.created > gt && one.created >= gte && one.created < lt && one.created <= lte,
    );
  const limit = whole(params, "limit") ?? 10;
  if (limit < 1 || limit > 100) throw invalid("Invalid limit", { param: "limit" });
  const indexOf = (name: string) => found.findIndex(({ id }) => id === params[name]);
  if (params["ending_before"]) {
    const end = indexOf("ending_before");
    const start = Math.max(0, end - limit);
    return { object: "list", url, data: found.slice(start, end), has_more: start > 0 };
  }
  const from = params["starting_after"] ? indexOf("starting_after") + 1 : 0;
  const data = found.slice(from, from + limit);
  return { object: "list", url, data, has_more: from + limit < found.length };
}
