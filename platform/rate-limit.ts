import { createHmac } from "node:crypto";
import { isIP } from "node:net";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Queryable } from "./db/database.ts";
import { rateLimits } from "./db/tables.ts";
import { CodedError } from "./errors.ts";

export type RateLimit = {
  /** @throws CodedError too_many with the seconds to wait, or unavailable when nobody can count. */
  consume(key: string): Promise<void>;
};

export type RateRule = { name: string; points: number; seconds: number };

/** Counted in the database, so all instances count together; what is kept of the key is only a keyed hash. */
export function createRateLimit(db: Queryable, secret: string, rule: RateRule): RateLimit {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: rule.name,
    points: rule.points,
    duration: rule.seconds,
  });
  return {
    async consume(key) {
      const hashed = createHmac("sha256", secret)
        .update(`${rule.name}\n${key}`)
        .digest("base64url");
      try {
        await limiter.consume(hashed);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) {
          throw new CodedError("unavailable", "Please try again later.", { cause: refusal });
        }
        throw new CodedError("too_many", "Too many attempts. Please try again later.", {
          retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
        });
      }
    },
  };
}

/**
 * The same caller gives the same key however the address is written: IPv4 inside IPv6 becomes IPv4,
 * and an IPv6 caller is the /64 that one customer is given.
 */
export function addressKey(address: string): string {
  const bare = address.replace(/%.*$/, "");
  if (isIP(bare) !== 6) return bare;
  const groups = expandIpv6(bare);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join(".");
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

function expandIpv6(address: string): number[] {
  // URL writes every IPv6 address in one way, with no dotted part left in it.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail] = canonical.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const zeros: string[] = Array(8 - left.length - right.length).fill("0");
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16));
}
