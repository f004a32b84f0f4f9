import { sql } from "drizzle-orm";
import { ofCompany } from "../applications/of-company.ts";
import type { ListedSignup } from "./schema.ts";
import { membershipSignups } from "./tables.ts";

export const signupsOfCompany = ofCompany(membershipSignups, {
  planId: membershipSignups.planId,
  charge: sql<ListedSignup["charge"]>`${membershipSignups.charge}`,
});
