import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Account } from "../accounts/verified-user.ts";
import { type ApplicationKind, applyDecided } from "../applications/application.ts";
import { applicationsIn } from "../applications/applications-in.ts";
import { keepCustomer } from "../companies/keep-customer.ts";
import { signupColumns } from "./list-signups.ts";
import { type MembershipSignupRow, membershipSignups as signups } from "./tables.ts";

export const signupKind: ApplicationKind<Pick<MembershipSignupRow, keyof typeof signupColumns>> = {
  noun: "signup",
  billing: "card",
  planOf: ({ planId }) => planId,
  decisionJob: (id) => ["signup-decision", { signupId: id }],
  auditDetails: (id) => ({ membershipSignupId: id }),
  find: (tx, id) => tx.select(signupColumns).from(signups).where(eq(signups.id, id)),
  ...applicationsIn(signups, {
    waiting: "pending_confirmation",
    granted: "confirmed",
    wished: signups.planId,
    planId: signups.planId,
    decidedAt: signups.confirmedAt,
  }),
  async keepCompany(tx, id, companyId) {
    const [kept] = await tx
      .update(signups)
      .set({ companyId })
      .where(eq(signups.id, id))
      .returning({ customerId: signups.customerId });
    if (kept?.customerId) await keepCustomer(tx, companyId, kept.customerId);
  },
};

export const applyDecidedSignups = (ctx: Ctx, account: Account) =>
  applyDecided(ctx, signupKind, account);
