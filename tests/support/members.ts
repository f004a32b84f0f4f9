import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { hashToken, newToken } from "../../domain/accounts/secret-token.ts";
import { cookieName, hintCookieName } from "../../domain/accounts/session-cookie.ts";
import type { Database } from "../../platform/db/database.ts";
import { trialAddresses } from "../../content/trial.ts";
import { type NewUserRow, sessions, users } from "../../domain/accounts/tables.ts";
import { membershipRequests } from "../../domain/applications/tables.ts";
import { addHolding, type Holding } from "./holding.ts";
import { addServedCompany } from "./served-company.ts";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

type Member = { person?: Partial<NewUserRow>; holds?: Holding; applies?: true };

const paid: Holding = { planId: "crm-essentials", startedAt: inDays(-12), used: 4, left: 6 };

/** Members no door leads to within a test: what staff, time or bad luck made of them. */
export const members = {
  free: {},
  paid: { holds: paid },
  unused: { holds: { ...paid, used: 0, left: 10 } },
  inactive: { holds: { ...paid, status: "paused" } },
  pastDue: { holds: { ...paid, status: "past_due" } },
  expired: { holds: { ...paid, startedAt: inDays(-40), status: "ended" } },
  tier: { holds: { ...paid, planId: "enterprise", used: 13, left: 17 } },
  beyond: { holds: { ...paid, used: 12, left: 0 } },
  /** For a call about a plan. */
  waiting: { applies: true },
  /** The owner and a viewer of a company with a statement, and a period under way. */
  served: { person: { firstName: "Charles", lastName: "Babbage" } },
  viewing: { person: { firstName: "Mary", lastName: "Somerville" } },
  nameless: { person: { firstName: null, lastName: null }, holds: paid },
  longNamed: {
    person: {
      firstName: "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh",
      lastName: "Montgomery-Cholmondeley",
      email: "a.very.long.address.that.hardly.fits.anywhere@subsidiary.of-some-holding.example",
    },
  },
  withPhoto: { person: { profileImageUrl: "/icon.svg" }, holds: paid },
  brokenPhoto: { person: { profileImageUrl: "/photos/gone.webp" }, holds: paid },
  admin: { person: { email: trialAddresses.admin, firstName: "Root" }, holds: paid },
  /** At an hour that is another day to the firm than to most of the world. */
  leaving: { person: { deletionScheduledFor: new Date(inDays(9).setUTCHours(3)) } },
  /** As all of them, with a sign-in some hours ago; for a test that ends that session. */
  staying: { person: { deletionScheduledFor: inDays(9) } },
  returning: {},
} satisfies Record<string, Member>;

export type MemberKind = keyof typeof members;

async function addMember(db: Database["db"], { person, holds, applies }: Member) {
  const id = randomUUID();
  const token = newToken();
  const email = person?.email ?? `${id.slice(0, 8)}@member.example`;
  await db.insert(users).values({
    id,
    email,
    emailVerified: true,
    firstName: "Ada",
    lastName: "Lovelace",
    createdAt: inDays(-100),
    ...person,
  });
  await db.insert(sessions).values({
    sid: hashToken(token),
    id: randomUUID(),
    userId: id,
    expire: inDays(7),
    createdAt: inDays(-0.2),
    ipAddress: "203.0.113.7",
    userAgent: "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
  });
  if (holds) await addHolding(db, id, holds);
  if (applies)
    await db.insert(membershipRequests).values({
      email,
      firstName: "Ada",
      lastName: "Lovelace",
      phone: "(909) 555-0101",
      company: "Engines",
      requestedPlan: "Fractional CTO",
    });
  return { id, token };
}

export type MemberTokens = Record<MemberKind, string>;

export async function addMembers(db: Database["db"]): Promise<MemberTokens> {
  const tokens: Partial<MemberTokens> = {};
  const ids: Partial<Record<MemberKind, string>> = {};
  for (const kind of Object.keys(members) as MemberKind[]) {
    const added = await addMember(db, members[kind]);
    tokens[kind] = added.token;
    ids[kind] = added.id;
  }
  const { served: owner, viewing: viewer, admin: consultant } = ids as Record<MemberKind, string>;
  await addServedCompany(db, { owner, viewer, consultant });
  return tokens as MemberTokens;
}

export async function actAs(context: BrowserContext, token: string): Promise<void> {
  const place = { domain: "localhost", path: "/" };
  await context.addCookies([
    { ...place, name: cookieName("session", false), value: token, httpOnly: true },
    { ...place, name: hintCookieName(false), value: "1" },
  ]);
}
