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

/** Mapped addresses count as what they map to. */
export function mayReach(address: string, { loopback }: Reach): boolean {
  const range = ipaddr.process(address).range();
  return range === "unicast" || (loopback && range === "loopback");
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
