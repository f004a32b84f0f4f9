import { useRoleInView } from "./people/people-queries.ts";

/** For whoever may change the plan of the company in view. */
export function ManagePlan() {
  const role = useRoleInView();
  return role === "owner" || role === "billing" ? (
    <a className="link" href="/dashboard/billing">
      Manage plan
    </a>
  ) : null;
}
