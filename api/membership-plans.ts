import { listPlans } from "../domain/plans/list-plans.ts";
import type { AddEndpoint, Services } from "./services.ts";

export function addMembershipPlans(add: AddEndpoint, services: Services): void {
  add("GET /api/membership/plans", async (c) => {
    const plans = await listPlans({ db: services.database.db });
    c.header("Cache-Control", "public, max-age=60");
    return c.json(plans);
  });
}
