import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Account } from "../accounts/verified-user.ts";
import type { ApplicationKind } from "./application-kind.ts";
import { applyDecided } from "./application.ts";
import { applicationsIn } from "./applications-in.ts";
import { requestColumns } from "./list-requests.ts";
import { type MembershipRequestRow, membershipRequests as requests } from "./tables.ts";

export const requestKind: ApplicationKind<Pick<MembershipRequestRow, keyof typeof requestColumns>> =
  {
    noun: "request",
    billing: "by-hand",
    planOf: ({ approvedPlan }) => approvedPlan,
    decisionJob: (id) => ["membership-decision", { membershipRequestId: id }],
    auditDetails: (id) => ({ membershipRequestId: id }),
    find: (tx, id) => tx.select(requestColumns).from(requests).where(eq(requests.id, id)),
    ...applicationsIn(requests, {
      waiting: "pending",
      granted: "approved",
      wished: requests.requestedPlan,
      planId: requests.approvedPlan,
      decidedAt: requests.decidedAt,
    }),
  };

export const applyDecidedRequests = (ctx: Ctx, account: Account) =>
  applyDecided(ctx, requestKind, account);
