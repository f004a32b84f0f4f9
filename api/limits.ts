import type { Ctx } from "../platform/context.ts";
import {
  addressKey,
  createMemoryLimit,
  createRateLimit,
  type RateRule,
} from "../platform/rate-limit.ts";

export const enquiryRule: RateRule = { name: "enquiries", points: 10, seconds: 3600 };

export const signInMailRule: RateRule = { name: "sign-in-mails", points: 5, seconds: 900 };
/** Per email address from everywhere: more than two networks can use up. */
export const signInMailTotalRule: RateRule = {
  name: "sign-in-mails-in-all",
  points: 40,
  seconds: 3600,
};
export const signInNetworkRule: RateRule = { name: "sign-in-network", points: 60, seconds: 3600 };
/** One for each session that ends at the provider, all from its few addresses. */
const providerLogoutRule: RateRule = { name: "provider-logouts", points: 600, seconds: 3600 };
const providerRule: RateRule = { name: "provider-sign-ins", points: 300, seconds: 3600 };
export const signInCodeRule: RateRule = { name: "sign-in-codes", points: 30, seconds: 86_400 };
/** Per email address from everywhere: a day of guessing succeeds once in 10,000 tries. */
export const signInCodeTotalRule: RateRule = {
  name: "sign-in-codes-in-all",
  points: 100,
  seconds: 86_400,
};

/** Card testing needs a new intent every few cards; a person needs one or two. */
const setupIntentRule: RateRule = { name: "setup-intents", points: 30, seconds: 3600 };
const setupVisitorRule: RateRule = { name: "setup-visitors", points: 30, seconds: 3600 };
export const signupRule: RateRule = { name: "signups", points: 30, seconds: 3600 };
export const signupVisitorRule: RateRule = { name: "signup-senders", points: 30, seconds: 3600 };
/** Declined cards per setup intent; the provider may report each one twice. */
export const declinedCardRule: RateRule = { name: "declined-cards", points: 20, seconds: 86_400 };
export const membershipRequestRule: RateRule = {
  name: "membership-requests",
  points: 10,
  seconds: 3600,
};

/** Faster than anybody types for a minute. */
export const officeSearchRule: RateRule = { name: "office-searches", points: 240, seconds: 60 };
/** A mail is previewed whenever its note rests. */
const decisionPreviewRule: RateRule = { name: "decision-previews", points: 120, seconds: 60 };
export const inviterRule: RateRule = { name: "inviters", points: 50, seconds: 86_400 };
export const invitationRule: RateRule = { name: "invitations", points: 3, seconds: 86_400 };

const planChangeRule: RateRule = { name: "plan-changes", points: 40, seconds: 86_400 };

/** Each is mailed to the firm. */
export const workQuestionRule: RateRule = { name: "work-questions", points: 30, seconds: 3600 };

export const requestRule: RateRule = { name: "requests", points: 60, seconds: 3600 };
const requestMessageRule: RateRule = { name: "request-messages", points: 120, seconds: 3600 };
/** Faster than anybody answers for an hour. */
const deskTurnRule: RateRule = { name: "desk-turns", points: 300, seconds: 3600 };

/** Each reads a company at the card provider. */
const providerReadingRule: RateRule = { name: "provider-readings", points: 60, seconds: 3600 };
const refundRule: RateRule = { name: "refunds", points: 60, seconds: 3600 };

const webhookChangeRule: RateRule = { name: "webhook-changes", points: 120, seconds: 3600 };

const importRule: RateRule = { name: "imports", points: 60, seconds: 3600 };

/** Five for each message somebody writes. */
const fileRule: RateRule = { name: "files", points: 300, seconds: 3600 };
const photoRule: RateRule = { name: "photos", points: 20, seconds: 3600 };

/** Each page that is left sends one. */
export const vitalsRule: RateRule = { name: "vitals", points: 120, seconds: 60 };

export const networkRules = {
  enquiries: enquiryRule,
  membershipRequests: membershipRequestRule,
  providerLogouts: providerLogoutRule,
  providerSignIns: providerRule,
  signups: signupRule,
  vitals: vitalsRule,
};

export type NetworkLimit = keyof typeof networkRules;

/** Every `consume` here throws CodedError too_many. */
type PerNetwork = { consume(address: string): Promise<void> };

/** `browser` is one that has signed in with the email before: nobody else's attempts count against it. */
type Asking = { address: string; email: string; browser: string | null };

type PerAddress = { consume(asking: Asking): Promise<void> };

export type Limits = Record<NetworkLimit, PerNetwork> & {
  files: { consume(userId: string): Promise<void> };
  imports: { consume(userId: string): Promise<void> };
  photos: { consume(userId: string): Promise<void> };
  planChanges: { consume(userId: string): Promise<void> };
  officeSearches: { consume(userId: string): Promise<void> };
  decisionPreviews: { consume(userId: string): Promise<void> };
  workQuestions: { consume(userId: string): Promise<void> };
  requests: { consume(userId: string): Promise<void> };
  requestMessages: { consume(userId: string): Promise<void> };
  deskTurns: { consume(userId: string): Promise<void> };
  providerReadings: { consume(userId: string): Promise<void> };
  refunds: { consume(userId: string): Promise<void> };
  webhookChanges: { consume(userId: string): Promise<void> };
  /** What is counted in a transaction is not if that fails. */
  invitations: { consume(inviterId: string, email: string, tx?: Ctx["db"]): Promise<void> };
  setupIntents: { consume(address: string, visitorKey: string): Promise<void> };
  signupVisitors: { consume(visitorKey: string): Promise<void> };
  declinedCards: { consume(setupIntentId: string): Promise<void> };
  signInMails: PerAddress;
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
  const vitals = createMemoryLimit(vitalsRule);
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
    providerLogouts: perNetwork(providerLogoutRule),
    providerSignIns: perNetwork(providerRule),
    files: createRateLimit(db, secret, fileRule),
    imports: createRateLimit(db, secret, importRule),
    photos: createRateLimit(db, secret, photoRule),
    planChanges: createRateLimit(db, secret, planChangeRule),
    officeSearches: createRateLimit(db, secret, officeSearchRule),
    decisionPreviews: createRateLimit(db, secret, decisionPreviewRule),
    workQuestions: createRateLimit(db, secret, workQuestionRule),
    requests: createRateLimit(db, secret, requestRule),
    requestMessages: createRateLimit(db, secret, requestMessageRule),
    deskTurns: createRateLimit(db, secret, deskTurnRule),
    providerReadings: createRateLimit(db, secret, providerReadingRule),
    refunds: createRateLimit(db, secret, refundRule),
    webhookChanges: createRateLimit(db, secret, webhookChangeRule),
    invitations: {
      async consume(inviterId, email, tx = db) {
        await createRateLimit(tx, secret, inviterRule).consume(inviterId);
        await createRateLimit(tx, secret, invitationRule).consume(`${inviterId} ${email}`);
      },
    },
    setupIntents: both(perNetwork(setupIntentRule), setupVisitorRule),
    signups: perNetwork(signupRule),
    signupVisitors: createRateLimit(db, secret, signupVisitorRule),
    declinedCards: createRateLimit(db, secret, declinedCardRule),
    membershipRequests: perNetwork(membershipRequestRule),
    vitals: { consume: (address) => vitals.consume(addressKey(address)) },
    signInMails: perAddress(signInMailRule, signInMailTotalRule),
    signInCodes: perAddress(signInCodeRule, signInCodeTotalRule),
  };
}
