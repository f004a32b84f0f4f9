import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { CodedError } from "../../platform/errors.ts";
import { lockUser } from "../accounts/verified-user.ts";
import { ownedCompany } from "../companies/company-in-view.ts";
import { ensureCompany, ensureWaitingCompany } from "../companies/ensure-company.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { startMembership } from "../hours/start-membership.ts";
import { findRunning } from "../membership/find-membership.ts";
import { planName } from "../plans/plan-name.ts";
import type { ApplicationKind } from "./application-kind.ts";
import type { Granted } from "./granted.ts";

type Kind = Pick<ApplicationKind<never>, "noun" | "billing" | "begin" | "keepCompany">;

/** Starts what was granted, or its first payment, in the applicant's own company or a new one. @throws CodedError conflict */
export async function settle(
  ctx: Ctx,
  kind: Kind,
  { id, planId, term, company: name, email, phone }: Granted,
  userId: string | null,
): Promise<void> {
  if (planId === null) throw new Error(`A granted ${kind.noun}, ${id}, has no plan`);
  if (userId !== null) await lockUser(ctx.db, userId);
  const facts = { name, billingEmail: email.toLowerCase(), phone };
  const companyId =
    planId === "free"
      ? userId && (await ownedCompany(ctx.db, userId))
      : userId === null
        ? await ensureWaitingCompany(ctx, facts)
        : await ensureCompany(ctx, userId, facts);
  if (companyId === null) return;
  if (kind.begin) await kind.begin(ctx, { id, companyId, planId, term });
  else {
    await refuseBesideCard(ctx.db, companyId);
    await startMembership(ctx, {
      companyId,
      planId,
      term,
      cadence: "month",
      billing: kind.billing,
    });
  }
  await kind.keepCompany(ctx.db, id, companyId);
}

/** What is left of a paid month or year would be lost. */
async function refuseBesideCard(db: Queryable, companyId: string): Promise<void> {
  await lockCompany(db, companyId);
  const running = await findRunning(db, companyId);
  if (running?.billing === "card")
    throw new CodedError(
      "conflict",
      `A card pays for this company’s ${planName(running.planId)} already. Change that plan on the company’s page, or approve this once it has ended.`,
    );
}
