import { firm } from "./firm.ts";

/** What a trial uses in place of real addresses; a live site refuses them. */
export const trialAddresses = { admin: "admin@fontana-advisors.example", firm: firm.email };
