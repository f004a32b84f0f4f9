import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { hashToken, newToken } from "../../domain/accounts/secret-token.ts";
import { cookieName, hintCookieName } from "../../domain/accounts/session-cookie.ts";
import { seedPlans } from "../../domain/plans/seed-plans.ts";
import type { Database } from "../../platform/db/database.ts";
import { openDatabase } from "../../platform/db/open-database.ts";
import { trialAddresses } from "../../content/trial.ts";
import { type NewUserRow, sessions, users } from "../../domain/accounts/tables.ts";

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);

const paid = {
  membershipPlan: "crm-essentials",
  membershipStartDate: inDays(-12),
  membershipEndDate: inDays(18),
  hoursUsed: 4,
  hoursRemaining: 6,
};

/** Members no door leads to within a test: what staff, time or bad luck made of them. */
export const members = {
  free: {},
  paid,
  unused: { ...paid, hoursUsed: 0, hoursRemaining: 10 },
  inactive: { ...paid, membershipStatus: "suspended" },
  expired: {
    ...paid,
    membershipStartDate: inDays(-40),
    membershipEndDate: inDays(-10),
  },
  tier: { ...paid, membershipPlan: "enterprise", hoursUsed: 13, hoursRemaining: 17 },
  beyond: { ...paid, hoursUsed: 12, hoursRemaining: 0 },
  nameless: { ...paid, firstName: null, lastName: null },
  longNamed: {
    firstName: "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh",
    lastName: "Montgomery-Cholmondeley",
    email: "a.very.long.address.that.hardly.fits.anywhere@subsidiary.of-some-holding.example",
  },
  withPhoto: { ...paid, profileImageUrl: "/icon.svg" },
  brokenPhoto: { ...paid, profileImageUrl: "/photos/gone.webp" },
  admin: { ...paid, email: trialAddresses.admin, firstName: "Root" },
  /** At an hour that is another day to the firm than to most of the world. */
  leaving: { deletionScheduledFor: new Date(inDays(9).setUTCHours(3)) },
  /** As all of them, with a sign-in some hours ago; for a test that ends that session. */
  staying: { deletionScheduledFor: inDays(9) },
  returning: {},
} satisfies Record<string, Partial<NewUserRow>>;

export type MemberKind = keyof typeof members;

async function addMember(db: Database["db"], about: Partial<NewUserRow> = {}) {
  const id = randomUUID();
  const token = newToken();
  await db.insert(users).values({
    id,
    email: `${id.slice(0, 8)}@member.example`,
    emailVerified: true,
    firstName: "Ada",
    lastName: "Lovelace",
    createdAt: inDays(-100),
    ...about,
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
  return token;
}

/** Fills the folder of a program that has not started; only one process may have it open. */
export async function prepareMembers(dataDir: string): Promise<Record<MemberKind, string>> {
  const database = await openDatabase({ dataDir });
  await seedPlans(database.db);
  const tokens: Partial<Record<MemberKind, string>> = {};
  for (const kind of Object.keys(members) as MemberKind[])
    tokens[kind] = await addMember(database.db, members[kind]);
  await database.close();
  return tokens as Record<MemberKind, string>;
}

export async function actAs(context: BrowserContext, token: string): Promise<void> {
  const place = { domain: "localhost", path: "/" };
  await context.addCookies([
    { ...place, name: cookieName("session", false), value: token, httpOnly: true },
    { ...place, name: hintCookieName, value: "1" },
  ]);
}
