import { firm } from "../../../content/firm.ts";

export type RelyingParty = { rpID: string; rpName: string; origin: string };

/** Keys are bound to the host name: one made for the trial's opens nothing on the live site. */
export function relyingParty(appUrl: string): RelyingParty {
  return { rpID: new URL(appUrl).hostname, rpName: firm.name, origin: appUrl };
}
