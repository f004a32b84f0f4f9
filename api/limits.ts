import type { Ctx } from "../platform/context.ts";
import { addressKey, createRateLimit, type RateRule } from "../platform/rate-limit.ts";

/** A person corrects a form a few times; nobody writes to the firm eleven times an hour. */
export const enquiryRule: RateRule = { name: "enquiries", points: 10, seconds: 3600 };

/** People mistype and lose mails; nobody needs a sixth within a quarter of an hour. */
export const signInMailRule: RateRule = { name: "sign-in-mails", points: 5, seconds: 900 };
/** An office behind one address signs in; a machine working through a list does not get far. */
export const signInNetworkRule: RateRule = { name: "sign-in-network", points: 60, seconds: 3600 };
/** Each start leaves a row behind; an office goes home and comes back many times. */
const providerRule: RateRule = { name: "provider-sign-ins", points: 300, seconds: 3600 };
/** Guesses at codes sent to one address, over all attempts: a day of them finds one in 30,000 times. */
export const signInCodeRule: RateRule = { name: "sign-in-codes", points: 30, seconds: 86_400 };

/** Whoever tests stolen cards needs a new intent for each few; a person needs one or two. */
const setupIntentRule: RateRule = { name: "setup-intents", points: 30, seconds: 3600 };
/** The same for one browser, from however many addresses it comes. */
const setupVisitorRule: RateRule = { name: "setup-visitors", points: 30, seconds: 3600 };
export const signupRule: RateRule = { name: "signups", points: 30, seconds: 3600 };
/** The same for one browser, from however many addresses it comes: each form may name a new customer. */
export const signupVisitorRule: RateRule = { name: "signup-senders", points: 30, seconds: 3600 };
/** Cards declined on one form; each may be told twice. Whoever needs more asks for another form, and is counted. */
export const declinedCardRule: RateRule = { name: "declined-cards", points: 20, seconds: 86_400 };
export const membershipRequestRule: RateRule = {
  name: "membership-requests",
  points: 10,
  seconds: 3600,
};

/** Each picture is decoded and made anew, which is work. */
const photoRule: RateRule = { name: "photos", points: 20, seconds: 3600 };

/** Limits that count calls per network and nothing else. */
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
