import type { Ctx } from "../platform/context.ts";
import { addressKey, createRateLimit, type RateRule } from "../platform/rate-limit.ts";

/** Enough to correct a form a few times. */
export const enquiryRule: RateRule = { name: "enquiries", points: 10, seconds: 3600 };

/** Per email address within one network, or per browser that has signed in with it: typos, lost mails. */
export const signInMailRule: RateRule = { name: "sign-in-mails", points: 5, seconds: 900 };
/** Per email address from everywhere: more than two networks can use up. */
export const signInMailTotalRule: RateRule = {
  name: "sign-in-mails-in-all",
  points: 40,
  seconds: 3600,
};
/** Enough for an office behind one address, too few to work through a list. */
export const signInNetworkRule: RateRule = { name: "sign-in-network", points: 60, seconds: 3600 };
/** Each start stores a row; generous for an office behind one address. */
const providerRule: RateRule = { name: "provider-sign-ins", points: 300, seconds: 3600 };
/** Guesses per email address within one network, or per browser that has signed in with it. */
export const signInCodeRule: RateRule = { name: "sign-in-codes", points: 30, seconds: 86_400 };
/** Per email address from everywhere: a day of guessing succeeds once in 10,000 tries. */
export const signInCodeTotalRule: RateRule = {
  name: "sign-in-codes-in-all",
  points: 100,
  seconds: 86_400,
};

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

/** `browser` is one that has signed in with the email before: nobody else's attempts count against it. */
type Asking = { address: string; email: string; browser: string | null };

/** @throws CodedError too_many */
type PerAddress = { consume(asking: Asking): Promise<void> };

export type Limits = Record<NetworkLimit, PerNetwork> & {
  /** Takes a user's id. @throws CodedError too_many */
  photos: { consume(userId: string): Promise<void> };
  /** Takes a client address and the visitor's key. @throws CodedError too_many */
  setupIntents: { consume(address: string, visitorKey: string): Promise<void> };
  /** Takes the visitor's key. @throws CodedError too_many */
  signupVisitors: { consume(visitorKey: string): Promise<void> };
  /** Takes a setup intent's id. @throws CodedError too_many */
  declinedCards: { consume(setupIntentId: string): Promise<void> };
  /** Asking for a code. */
  signInMails: PerAddress;
  /** Entering a code. */
  signInCodes: PerAddress;
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
  const perAddress = (rule: RateRule, total: RateRule): PerAddress => {
    const near = createRateLimit(db, secret, rule);
    const everywhere = createRateLimit(db, secret, total);
    return {
      async consume({ address, email, browser }) {
        if (browser) return near.consume(`${browser} ${email}`);
        await signIns.consume(address);
        await near.consume(`${addressKey(address)} ${email}`);
        await everywhere.consume(email);
      },
    };
  };
  return {
    enquiries: perNetwork(enquiryRule),
    providerSignIns: perNetwork(providerRule),
    photos: createRateLimit(db, secret, photoRule),
    setupIntents: both(perNetwork(setupIntentRule), setupVisitorRule),
    signups: perNetwork(signupRule),
    signupVisitors: createRateLimit(db, secret, signupVisitorRule),
    declinedCards: createRateLimit(db, secret, declinedCardRule),
    membershipRequests: perNetwork(membershipRequestRule),
    signInMails: perAddress(signInMailRule, signInMailTotalRule),
    signInCodes: perAddress(signInCodeRule, signInCodeTotalRule),
  };
}
