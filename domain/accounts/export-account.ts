import { asc, eq, or, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { accounts, passkeys } from "./tables.ts";
import { membershipSignups, toolTransactions } from "../billing/tables.ts";
import { contacts } from "../enquiries/tables.ts";
import { membershipRequests } from "../membership/tables.ts";
import { currentUser } from "./current-user.ts";
import { listSessions } from "./list-sessions.ts";
import { requireUser } from "./require-user.ts";

/** Everything held about the member, without what would open anything: no keys, no session secrets. */
export async function exportAccount(ctx: Ctx, currentSessionId: string | null) {
  const user = await requireUser(ctx);
  const { db } = ctx;
  // What others wrote under an address counts as theirs only once they proved to own it.
  const address = user.emailVerified ? user.email : "";
  const { isAdmin: _, ...profile } = currentUser(user, false, ctx.clock.now());
  return {
    exportedAt: ctx.clock.now().toISOString(),
    profile: { ...profile, emailVerified: user.emailVerified, updatedAt: user.updatedAt },
    sessions: await listSessions(ctx, currentSessionId),
    identities: await db
      .select({ issuer: accounts.providerId, since: accounts.createdAt })
      .from(accounts)
      .where(eq(accounts.userId, user.id)),
    passkeys: await db
      .select({
        name: passkeys.name,
        createdAt: passkeys.createdAt,
        lastUsedAt: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, user.id)),
    membershipRequests: await db
      .select({
        firstName: membershipRequests.firstName,
        lastName: membershipRequests.lastName,
        email: membershipRequests.email,
        phone: membershipRequests.phone,
        company: membershipRequests.company,
        requestedPlan: membershipRequests.requestedPlan,
        status: membershipRequests.status,
        approvedPlan: membershipRequests.approvedPlan,
        decidedAt: membershipRequests.decidedAt,
        createdAt: membershipRequests.createdAt,
      })
      .from(membershipRequests)
      .where(eq(sql`lower(${membershipRequests.email})`, address))
      .orderBy(asc(membershipRequests.id)),
    signups: await db
      .select({
        firstName: membershipSignups.firstName,
        lastName: membershipSignups.lastName,
        email: membershipSignups.email,
        phone: membershipSignups.phone,
        company: membershipSignups.company,
        planId: membershipSignups.planId,
        status: membershipSignups.status,
        confirmedAt: membershipSignups.confirmedAt,
        createdAt: membershipSignups.createdAt,
      })
      .from(membershipSignups)
      .where(eq(sql`lower(${membershipSignups.email})`, address))
      .orderBy(asc(membershipSignups.id)),
    enquiries: await db
      .select({
        firstName: contacts.firstName,
        lastName: contacts.lastName,
        email: contacts.email,
        phone: contacts.phone,
        company: contacts.company,
        interestedIn: contacts.interestedIn,
        message: contacts.message,
        createdAt: contacts.createdAt,
      })
      .from(contacts)
      .where(or(eq(contacts.userId, user.id), eq(sql`lower(${contacts.email})`, address)))
      .orderBy(asc(contacts.id)),
    toolUse: await db
      .select({
        toolName: toolTransactions.toolName,
        cents: toolTransactions.amount,
        status: toolTransactions.status,
        createdAt: toolTransactions.createdAt,
      })
      .from(toolTransactions)
      .where(eq(toolTransactions.userId, user.id))
      .orderBy(asc(toolTransactions.id)),
  };
}
