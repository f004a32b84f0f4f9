import { lookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

export type Reach = { loopback: boolean };

export class RefusedAddressError extends Error {
  override name = "RefusedAddressError";
  constructor() {
    super("The address is in a private network.");
  }
}

/** How a network without IPv4 writes addresses that have no other (RFC 6052). */
const translated = ipaddr.IPv6.parseCIDR("64:ff9b::/96");
/** All of IPv6 that is given out. */
const givenOut = ipaddr.IPv6.parseCIDR("2000::/3");

/** Mapped and translated addresses count as the IPv4 in them. */
export function mayReach(address: string, { loopback }: Reach): boolean {
  const told = ipaddr.process(address);
  const range = told.range();
  if (range === "loopback") return loopback;
  if (told instanceof ipaddr.IPv4) return range === "unicast";
  if (told.match(translated))
    return ipaddr.fromByteArray(told.toByteArray().slice(-4)).range() === "unicast";
  return range === "unicast" && told.match(givenOut);
}

/** Null for a name, which only a look-up can tell. */
export function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, "");
  return isIP(bare) ? bare : null;
}

/** The address that is checked is the one that is connected to, so that a name can't answer twice. */
export const guardedLookup =
  (reach: Reach): LookupFunction =>
  (hostname, options, done) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Error("The name has no address."), []);
      if (!found.every(({ address }) => mayReach(address, reach)))
        return done(new RefusedAddressError(), []);
      if (options.all) return done(null, found);
      done(null, first.address, first.family);
    });
