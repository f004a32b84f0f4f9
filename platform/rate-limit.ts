import ipaddr from "ipaddr.js";
import {
  type RateLimiterAbstract,
  RateLimiterDrizzle,
  RateLimiterMemory,
  RateLimiterRes,
} from "rate-limiter-flexible";
import type { Queryable } from "./db/database.ts";
import { rateLimits } from "./db/tables.ts";
import { CodedError } from "./errors.ts";
import { keyedHash } from "./keyed-hash.ts";

type RateLimit = {
  /** @throws CodedError too_many with the seconds to wait, or unavailable when counting fails. */
  consume(key: string): Promise<void>;
};

export type RateRule = { name: string; points: number; seconds: number };

/** Counted in the database, across all instances; only a keyed hash of the key is stored. */
export function createRateLimit(db: Queryable, secret: string, rule: RateRule): RateLimit {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: rule.name,
    points: rule.points,
    duration: rule.seconds,
    // Each rule would have a timer for it, and no way to stop it.
    clearExpiredByTimeout: false,
  });
  return {
    consume: (key) => take(limiter, keyedHash(secret, rule.name, key).toString("base64url")),
  };
}

/** Counted in this process alone, for what is not worth a write: the keys are forgotten with their time. */
export function createMemoryLimit({ points, seconds: duration }: RateRule): RateLimit {
  const limiter = new RateLimiterMemory({ points, duration });
  return { consume: (key) => take(limiter, key) };
}

async function take(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) {
      throw new CodedError("unavailable", "Please try again later.", { cause: refusal });
    }
    throw new CodedError("too_many", "Too many attempts. Please try again later.", {
      retryAfter: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
    });
  }
}

/** One key per caller: IPv4 however it is written, and for IPv6 the /64 that one customer is given. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}
