import { eq } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import type { Account } from "../accounts/verified-user.ts";
import type { ApplicationKind } from "../applications/application-kind.ts";
import { applyDecided } from "../applications/application.ts";
import { applicationsIn } from "../applications/applications-in.ts";
import { nameOf } from "../address-mail.ts";
import { beginCharge } from "./charging/begin-charge.ts";
import { refuseBesideCard } from "./charging/refuse-beside-card.ts";
import { keepCustomer } from "../companies/keep-customer.ts";
import { keepAgreement } from "../terms/keep-agreement.ts";
import { signupColumns } from "./list-signups.ts";
import { type MembershipSignupRow, membershipSignups as signups } from "./tables.ts";

type SignupKind = ApplicationKind<Pick<MembershipSignupRow, keyof typeof signupColumns>>;

const uncharged: SignupKind = {
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
    term: signups.term,
    decidedAt: signups.confirmedAt,
  }),
  async keepCompany(tx, id, companyId) {
    const [kept] = await tx
      .update(signups)
      .set({ companyId })
      .where(eq(signups.id, id))
      .returning();
    if (kept?.customerId) await keepCustomer(tx, companyId, kept.customerId);
    if (kept) await carryAgreement(tx, companyId, kept);
  },
};

export const signupKind: SignupKind = {
  ...uncharged,
  async begin(ctx, { id, companyId, planId, term }) {
    await refuseBesideCard(ctx.db, companyId);
    const { customerId, paymentMethodId, price } = signups;
    const [signedUp] = await ctx.db
      .select({ customerId, paymentMethodId, price })
      .from(signups)
      .where(eq(signups.id, id));
    await beginCharge(ctx, { ...signedUp, companyId, planId, term, signupId: id });
  },
};

async function carryAgreement(
  tx: Queryable,
  companyId: string,
  {
    termsVersion: version,
    termsHash: hash,
    termsAgreedAt: agreedAt,
    ...signup
  }: MembershipSignupRow,
): Promise<void> {
  if (version === null || hash === null || agreedAt === null) return;
  const { email } = signup;
  await keepAgreement(tx, {
    companyId,
    email,
    name: nameOf(signup),
    version,
    hash,
    agreedAt,
    place: "signup",
  });
}

/** What is begun here, not by its decision, was confirmed when staff still charged cards at the provider. */
export const applyDecidedSignups = (ctx: Ctx, account: Account) =>
  applyDecided(ctx, uncharged, account);
