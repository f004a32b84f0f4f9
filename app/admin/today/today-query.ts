import type { PastWeeks, Today } from "../../../domain/office/today/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";

const path = "/api/admin/today";

/** Time left goes down while somebody looks. */
const everyMs = 60_000;

export const todayQuery = {
  queryKey: [path],
  queryFn: fetchByKey<Today>("throw"),
  refetchInterval: everyMs,
};

export const weeksQuery = {
  queryKey: [`${path}/weeks`],
  queryFn: fetchByKey<PastWeeks>("throw"),
};
