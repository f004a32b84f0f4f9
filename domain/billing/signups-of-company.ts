import { ofCompany } from "../applications/of-company.ts";
import { membershipSignups } from "./tables.ts";

export const signupsOfCompany = ofCompany(membershipSignups, membershipSignups.planId);
