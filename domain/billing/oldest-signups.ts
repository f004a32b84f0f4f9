import { oldestApplicants } from "../applications/oldest-applicants.ts";
import { membershipSignups as signups } from "./tables.ts";

export const oldestSignups = oldestApplicants(signups, signups.planId, "pending_confirmation");
