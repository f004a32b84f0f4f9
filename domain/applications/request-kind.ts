import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Account } from "../accounts/verified-user.ts";
import { type Accepted, type ApplicationKind, applyDecided } from "./application.ts";
import { requestColumns } from "./list-requests.ts";
import { type MembershipRequestRow, membershipRequests as requests } from "./tables.ts";

const isFrom = (email: string) => eq(sql`lower(${requests.email})`, email);

export const requestKind: ApplicationKind<Pick<MembershipRequestRow, keyof typeof requestColumns>> =
  {
    noun: "request",
    planOf: ({ approvedPlan }) => approvedPlan,
    decisionJob: (id) => ["membership-decision", { membershipRequestId: id }],
    auditDetails: (id) => ({ membershipRequestId: id }),
    find: (tx, id) => tx.select(requestColumns).from(requests).where(eq(requests.id, id)),
    lockPending: (tx, email) =>
      tx
        .select({ id: requests.id })
        .from(requests)
        .where(and(isFrom(email), eq(requests.status, "pending")))
        .orderBy(asc(requests.id))
        .for("update"),
    lockGranted: (tx, email) =>
      tx
        .select({
          id: requests.id,
          planId: requests.approvedPlan,
          firstName: requests.firstName,
          lastName: requests.lastName,
        })
        .from(requests)
        .where(and(isFrom(email), eq(requests.status, "approved"), isNull(requests.appliedAt)))
        .orderBy(asc(requests.decidedAt), asc(requests.id))
        .for("update"),
    markApplied: (tx, id, now) =>
      tx.update(requests).set({ appliedAt: now }).where(eq(requests.id, id)),
  };

export const applyDecidedRequests = (ctx: Ctx, account: Account) =>
  applyDecided(ctx, requestKind, account);

export async function findAcceptedRequest(db: Queryable, email: string): Promise<Accepted | null> {
  const [row] = await db
    .select({
      firstName: requests.firstName,
      lastName: requests.lastName,
      phone: requests.phone,
      company: requests.company,
      acceptedAt: requests.decidedAt,
    })
    .from(requests)
    .where(and(isFrom(email), eq(requests.status, "approved")))
    .orderBy(desc(requests.decidedAt), desc(requests.id))
    .limit(1);
  return row ?? null;
}
