import { searchApplicants } from "../applications/search-applicants.ts";
import { membershipSignups } from "./tables.ts";

export const searchSignups = searchApplicants(membershipSignups);
