import type { Ctx } from "../platform/context.ts";
import { addressKey, createRateLimit, type RateRule } from "../platform/rate-limit.ts";

/** Enough to correct a form a few times. */
export const enquiryRule: RateRule = { name: "enquiries", points: 10, seconds: 3600 };

/** Allows for typos and lost mails. */
export const signInMailRule: RateRule = { name: "sign-in-mails", points: 5, seconds: 900 };
/** Enough for an office behind one address, too few to work through a list. */
export const signInNetworkRule: RateRule = { name: "sign-in-network", points: 60, seconds: 3600 };
/** Each start stores a row; generous for an office behind one address. */
const providerRule: RateRule = { name: "provider-sign-ins", points: 300, seconds: 3600 };
/** Guesses per e-mail address over all attempts: a day of guessing succeeds once in 30,000 tries. */
export const signInCodeRule: RateRule = { name: "sign-in-codes", points: 30, seconds: 86_400 };

/** Card testing needs a new intent every few cards; a person needs one or two. */
const setupIntentRule: RateRule = { name: "setup-intents", points: 30, seconds: 3600 };
/** Per browser, across addresses. */
const setupVisitorRule: RateRule = { name: "setup-visitors", points: 30, seconds: 3600 };
export const signupRule: RateRule = { name: "signups", points: 30, seconds: 3600 };
/** Per browser, across addresses: each form may create a customer. */
export const signupVisitorRule: RateRule = { name: "signup-senders", points: 30, seconds: 3600 };
/** Declined cards per setup intent; the provider may report each one twice. */
export const declinedCardRule: RateRule = { name: "declined-cards", points: 20, seconds: 86_400 };
export const membershipRequestRule: RateRule = {
  name: "membership-requests",
  points: 10,
  seconds: 3600,
};

/** Decoding and re-encoding a picture is expensive. */
const photoRule: RateRule = { name: "photos", points: 20, seconds: 3600 };

/** Limits that count per network only. */
export const networkRules = {
  enquiries: enquiryRule,
  membershipRequests: membershipRequestRule,
  providerSignIns: providerRule,
  signups: signupRule,
};

export type NetworkLimit = keyof typeof networkRules;

/** Takes a client address. @throws CodedError too_many */
type PerNetwork = { consume(address: string): Promise<void> };

export type Limits = Record<NetworkLimit, PerNetwork> & {
  /** Takes a user's id. @throws CodedError too_many */
  photos: { consume(userId: string): Promise<void> };
  /** Takes a client address and the visitor's key. @throws CodedError too_many */
  setupIntents: { consume(address: string, visitorKey: string): Promise<void> };
  /** Takes the visitor's key. @throws CodedError too_many */
  signupVisitors: { consume(visitorKey: string): Promise<void> };
  /** Takes a setup intent's id. @throws CodedError too_many */
  declinedCards: { consume(setupIntentId: string): Promise<void> };
  /** Asking for a code: takes a client address and the email. @throws CodedError too_many */
  signInMails: { consume(address: string, email: string): Promise<void> };
  /** Entering a code: takes a client address and the email it went to. @throws CodedError too_many */
  signInCodes: { consume(address: string, email: string): Promise<void> };
};

export function createLimits(db: Ctx["db"], secret: string): Limits {
  const perNetwork = (rule: RateRule): PerNetwork => {
    const limit = createRateLimit(db, secret, rule);
    return { consume: (address) => limit.consume(addressKey(address)) };
  };
  const both = (network: PerNetwork, rule: RateRule) => {
    const perKey = createRateLimit(db, secret, rule);
    return {
      async consume(address: string, key: string) {
        await network.consume(address);
        await perKey.consume(key);
      },
    };
  };
  const signIns = perNetwork(signInNetworkRule);
  return {
    enquiries: perNetwork(enquiryRule),
    providerSignIns: perNetwork(providerRule),
    photos: createRateLimit(db, secret, photoRule),
    setupIntents: both(perNetwork(setupIntentRule), setupVisitorRule),
    signups: perNetwork(signupRule),
    signupVisitors: createRateLimit(db, secret, signupVisitorRule),
    declinedCards: createRateLimit(db, secret, declinedCardRule),
    membershipRequests: perNetwork(membershipRequestRule),
    signInMails: both(signIns, signInMailRule),
    signInCodes: both(signIns, signInCodeRule),
  };
}
