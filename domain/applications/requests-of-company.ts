import { ofCompany } from "./of-company.ts";
import { membershipRequests } from "./tables.ts";

export const requestsOfCompany = ofCompany(membershipRequests, membershipRequests.requestedPlan);
