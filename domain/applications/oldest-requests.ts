import { oldestApplicants } from "./oldest-applicants.ts";
import { membershipRequests as requests } from "./tables.ts";

export const oldestRequests = oldestApplicants(requests, requests.requestedPlan, "pending");
