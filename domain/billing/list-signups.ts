import type { Ctx } from "../../platform/context.ts";
import { membershipSignups as signups } from "./tables.ts";
import { requireAdmin } from "../../platform/require-actor.ts";
import { countApplicants, pageOf } from "../applications/list-applicants.ts";
import { withRepeats } from "../applications/with-repeats.ts";
import type { SignupQuery } from "./schema.ts";

const waiting = "pending_confirmation";

/** What the applicant may export; the provider's ids are for staff. */
export const applicationColumns = {
  firstName: signups.firstName,
  lastName: signups.lastName,
  email: signups.email,
  phone: signups.phone,
  company: signups.company,
  planId: signups.planId,
  term: signups.term,
  price: signups.price,
  status: signups.status,
  confirmedAt: signups.confirmedAt,
  charge: signups.charge,
  decisionNote: signups.decisionNote,
  cameBy: signups.cameBy,
  termsVersion: signups.termsVersion,
  termsAgreedAt: signups.termsAgreedAt,
  cardBrand: signups.cardBrand,
  cardLast4: signups.cardLast4,
  createdAt: signups.createdAt,
};

export const signupColumns = {
  id: signups.id,
  ...applicationColumns,
  paymentMethodId: signups.paymentMethodId,
  customerId: signups.customerId,
  unproved: signups.unproved,
};

export async function listSignups(ctx: Ctx, query: SignupQuery) {
  requireAdmin(ctx.actor);
  const { where, orderBy, limit, offset } = pageOf(signups, query);
  const rows = await ctx.db
    .select(signupColumns)
    .from(signups)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset);
  return {
    signups: await withRepeats(ctx, signups, waiting, rows),
    ...(await countApplicants(ctx.db, signups, query, waiting)),
  };
}
