import { firm } from "../../../content/firm.ts";

export type RelyingParty = { rpID: string; rpName: string; origin: string };

/** Passkeys are bound to the host name. */
export function relyingParty(appUrl: string): RelyingParty {
  return { rpID: new URL(appUrl).hostname, rpName: firm.name, origin: appUrl };
}
