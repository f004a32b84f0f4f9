import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Account } from "../accounts/verified-user.ts";
import { type Accepted, type ApplicationKind, applyDecided } from "../applications/application.ts";
import { signupColumns } from "./list-signups.ts";
import { type MembershipSignupRow, membershipSignups as signups } from "./tables.ts";

const isFrom = (email: string) => eq(sql`lower(${signups.email})`, email);

export const signupKind: ApplicationKind<Pick<MembershipSignupRow, keyof typeof signupColumns>> = {
  noun: "signup",
  planOf: ({ planId }) => planId,
  decisionJob: (id) => ["signup-decision", { signupId: id }],
  auditDetails: (id) => ({ membershipSignupId: id }),
  find: (tx, id) => tx.select(signupColumns).from(signups).where(eq(signups.id, id)),
  lockPending: (tx, email) =>
    tx
      .select({ id: signups.id })
      .from(signups)
      .where(and(isFrom(email), eq(signups.status, "pending_confirmation")))
      .orderBy(asc(signups.id))
      .for("update"),
  lockGranted: (tx, email) =>
    tx
      .select({
        id: signups.id,
        planId: signups.planId,
        firstName: signups.firstName,
        lastName: signups.lastName,
      })
      .from(signups)
      .where(and(isFrom(email), eq(signups.status, "confirmed"), isNull(signups.appliedAt)))
      .orderBy(asc(signups.confirmedAt), asc(signups.id))
      .for("update"),
  markApplied: (tx, id, now) =>
    tx.update(signups).set({ appliedAt: now }).where(eq(signups.id, id)),
};

export const applyDecidedSignups = (ctx: Ctx, account: Account) =>
  applyDecided(ctx, signupKind, account);

export async function findAcceptedSignup(db: Queryable, email: string): Promise<Accepted | null> {
  const [row] = await db
    .select({
      firstName: signups.firstName,
      lastName: signups.lastName,
      phone: signups.phone,
      company: signups.company,
      acceptedAt: signups.confirmedAt,
    })
    .from(signups)
    .where(and(isFrom(email), eq(signups.status, "confirmed")))
    .orderBy(desc(signups.confirmedAt), desc(signups.id))
    .limit(1);
  return row ?? null;
}
