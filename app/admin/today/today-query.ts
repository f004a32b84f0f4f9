import type { PastWeeks, Today } from "../../../domain/office/today/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";

export const todayPath = "/api/admin/today";
export const weeksPath = `${todayPath}/weeks`;

/** Time left goes down while somebody looks. */
const everyMs = 60_000;

export const todayQuery = {
  queryKey: [todayPath],
  queryFn: fetchByKey<Today>("throw"),
  staleTime: 0,
  refetchInterval: everyMs,
};

export const weeksQuery = {
  queryKey: [weeksPath],
  queryFn: fetchByKey<PastWeeks>("throw"),
  staleTime: 0,
};
