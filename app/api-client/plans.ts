import { queryOptions } from "@tanstack/react-query";
import { fetchByKey } from "./query-client.ts";

/** A plan as the server offers it. */
export type OfferedPlan = {
  id: string;
  name: string;
  description: string | null;
  /** US cents a month. */
  price: number;
  /** Consulting hours a month. */
  hoursIncluded: number;
  features: string[];
};

/** Free first, then what is sold; tiers from approvals are not among them. */
export const plansQuery = queryOptions({
  queryKey: ["/api/membership/plans"],
  queryFn: fetchByKey<OfferedPlan[]>("throw"),
});
