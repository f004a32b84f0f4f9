import { nameApplicants } from "../applications/name-applicants.ts";
import { membershipSignups } from "./tables.ts";

export const nameSignups = nameApplicants(membershipSignups);
