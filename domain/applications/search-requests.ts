import { searchApplicants } from "./search-applicants.ts";
import { membershipRequests } from "./tables.ts";

export const searchRequests = searchApplicants(membershipRequests);
