import { nameApplicants } from "./name-applicants.ts";
import { membershipRequests } from "./tables.ts";

export const nameRequests = nameApplicants(membershipRequests);
