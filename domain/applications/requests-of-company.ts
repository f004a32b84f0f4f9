import { sql } from "drizzle-orm";
import { ofCompany } from "./of-company.ts";
import { membershipRequests } from "./tables.ts";

export const requestsOfCompany = ofCompany(membershipRequests, {
  planId: membershipRequests.requestedPlan,
  charge: sql<null>`null`,
});
