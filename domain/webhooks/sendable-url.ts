import type { Settings } from "../../platform/env.ts";
import { CodedError } from "../../platform/errors.ts";
import { literalAddress, mayReach, type Reach } from "../../platform/http/public-address.ts";

type Place = Pick<Settings, "live" | "remoteTrial">;

/** On a trial that nobody else reaches, a receiver on the same machine can be tried. */
export const reachOf = ({ live, remoteTrial }: Place): Reach => ({
  loopback: !live && !remoteTrial,
});

const refusal = (message: string) =>
  new CodedError("invalid", message, { fields: { url: message } });

/** What a name leads to is looked at when something is sent. @throws CodedError invalid */
export function requireSendable(settings: Place, address: string): string {
  const url = new URL(address);
  if (settings.live && url.protocol !== "https:")
    throw refusal("Please enter an address that starts with https://");
  if (url.username || url.password) throw refusal("Please leave out the name and password");
  const literal = literalAddress(url);
  if (literal !== null && !mayReach(literal, reachOf(settings)))
    throw refusal("This address is in a private network");
  url.hash = "";
  return url.href;
}
