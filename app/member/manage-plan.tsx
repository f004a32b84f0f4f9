import { useRoleInView } from "./people/people-queries.ts";

export function ManagePlan() {
  const role = useRoleInView();
  return role === "owner" || role === "billing" ? (
    <a className="link" href="/dashboard/billing">
      Manage plan
    </a>
  ) : null;
}
