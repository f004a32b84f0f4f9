import type { Ctx } from "../platform/context.ts";
import { addressKey, createRateLimit, type RateRule } from "../platform/rate-limit.ts";

/** A person corrects a form a few times; nobody writes to the firm eleven times an hour. */
export const enquiryRule: RateRule = { name: "enquiries", points: 10, seconds: 3600 };

export type Limits = {
  /** Takes a client address. @throws CodedError too_many */
  enquiries: { consume(address: string): Promise<void> };
};

export function createLimits(db: Ctx["db"], secret: string): Limits {
  const enquiries = createRateLimit(db, secret, enquiryRule);
  return { enquiries: { consume: (address) => enquiries.consume(addressKey(address)) } };
}
