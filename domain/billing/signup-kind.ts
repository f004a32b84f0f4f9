import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Account } from "../accounts/verified-user.ts";
import { type ApplicationKind, applyDecided } from "../applications/application.ts";
import { applicationsIn } from "../applications/applications-in.ts";
import { signupColumns } from "./list-signups.ts";
import { type MembershipSignupRow, membershipSignups as signups } from "./tables.ts";

export const signupKind: ApplicationKind<Pick<MembershipSignupRow, keyof typeof signupColumns>> = {
  noun: "signup",
  planOf: ({ planId }) => planId,
  decisionJob: (id) => ["signup-decision", { signupId: id }],
  auditDetails: (id) => ({ membershipSignupId: id }),
  find: (tx, id) => tx.select(signupColumns).from(signups).where(eq(signups.id, id)),
  ...applicationsIn(signups, {
    waiting: "pending_confirmation",
    granted: "confirmed",
    planId: signups.planId,
    decidedAt: signups.confirmedAt,
  }),
};

export const applyDecidedSignups = (ctx: Ctx, account: Account) =>
  applyDecided(ctx, signupKind, account);
