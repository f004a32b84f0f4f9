import { useQuery } from "@tanstack/react-query";
import { companiesQuery } from "./people/people-queries.ts";

/** For whoever may change the plan of the company in view. */
export function ManagePlan() {
  const { data } = useQuery(companiesQuery);
  const role = data?.companies.find(({ inView }) => inView)?.role;
  return role === "owner" || role === "billing" ? (
    <a className="link" href="/dashboard/billing">
      Manage plan
    </a>
  ) : null;
}
