import type { Ctx } from "../../platform/context.ts";
import { lockUser } from "../accounts/verified-user.ts";
import { ownedCompany } from "../companies/company-in-view.ts";
import { ensureCompany, ensureWaitingCompany } from "../companies/ensure-company.ts";
import { startMembership } from "../hours/start-membership.ts";
import type { ApplicationKind } from "./application-kind.ts";
import type { Granted } from "./granted.ts";

type Kind = Pick<ApplicationKind<never>, "noun" | "billing" | "begin" | "keepCompany">;

/** Starts what was granted, or its first payment, in the applicant's own company or a new one. */
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
  else
    await startMembership(ctx, {
      companyId,
      planId,
      term,
      cadence: "month",
      billing: kind.billing,
    });
  await kind.keepCompany(ctx.db, id, companyId);
}
