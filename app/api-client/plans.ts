import { queryOptions } from "@tanstack/react-query";
import type { OfferedPlan } from "../../domain/plans/schema.ts";
import { fetchByKey } from "./query-client.ts";

export const plansQuery = queryOptions({
  queryKey: ["/api/membership/plans"],
  queryFn: fetchByKey<OfferedPlan[]>("throw"),
});
