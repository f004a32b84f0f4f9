import { held } from "../../platform/held-table.ts";
import * as tables from "./tables.ts";

const secret = "It belongs to signing in: a copy would be worth stealing.";
const picture = "The profile has its address.";

export const accountsHeld = [
  held(tables.users, {
    rule: "account",
    personal: {
      id: {},
      email: {},
      firstName: {},
      lastName: {},
      phone: {},
      profileImageUrl: {},
      deletionScheduledFor: {},
    },
  }),
  held(tables.photos, {
    rule: "account",
    personal: { userId: {}, name: { leftOut: picture }, bytes: { leftOut: picture } },
    plain: ["object"],
    file: "bytes",
  }),
  held(tables.sessions, {
    rule: "sessions",
    forget: { expires: tables.sessions.expire },
    personal: {
      sid: { leftOut: secret },
      id: {},
      sess: { leftOut: secret },
      userId: {},
      ipAddress: {},
      userAgent: {},
    },
    plain: ["expire"],
  }),
  held(tables.accounts, {
    rule: "account",
    personal: {
      id: { leftOut: "The row’s own number." },
      accountId: {},
      providerId: {},
      userId: {},
      refreshToken: { leftOut: secret },
    },
    plain: ["confirmedAt", "askingSince", "askAgainAt"],
  }),
  held(tables.signInAttempts, {
    rule: "signInSteps",
    forget: { expires: tables.signInAttempts.expiresAt },
    personal: { email: {}, returnTo: { leftOut: secret } },
    plain: ["id", "codeTries", "usedAt", "expiresAt"],
  }),
  held(tables.challenges, {
    rule: "signInSteps",
    forget: { expires: tables.challenges.expiresAt },
    personal: { userId: {}, value: { leftOut: secret } },
    plain: ["id", "expiresAt"],
  }),
  held(tables.passkeys, {
    rule: "account",
    personal: {
      id: { leftOut: secret },
      userId: {},
      name: {},
      credentialId: { leftOut: secret },
      publicKey: { leftOut: secret },
      counter: { leftOut: secret },
      transports: { leftOut: secret },
      lastUsedAt: {},
    },
  }),
];
