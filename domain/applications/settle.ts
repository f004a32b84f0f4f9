import type { Ctx } from "../../platform/context.ts";
import type { Queryable } from "../../platform/db/database.ts";
import { lockUser } from "../accounts/verified-user.ts";
import { ownedCompany } from "../companies/company-in-view.ts";
import { ensureCompany, ensureWaitingCompany } from "../companies/ensure-company.ts";
import { startMembership } from "../hours/start-membership.ts";
import { findRunning } from "../membership/find-membership.ts";
import type { ApplicationKind } from "./application-kind.ts";
import type { Granted } from "./granted.ts";

/** False leaves what runs as it is. @throws CodedError conflict, to refuse the decision */
export type MayStart = (tx: Queryable, companyId: string) => Promise<boolean>;

/** At a sign-in there is nobody to refuse: what a card pays for goes on. */
const unlessCardPays: MayStart = async (tx, companyId) =>
  (await findRunning(tx, companyId))?.billing !== "card";

type Kind = Pick<ApplicationKind<never>, "noun" | "billing" | "begin" | "keepCompany">;

/** Starts what was granted, or its first payment, in the applicant's own company or a new one. */
export async function settle(
  ctx: Ctx,
  kind: Kind,
  { id, planId, term, company: name, email, phone }: Granted,
  userId: string | null,
  mayStart = unlessCardPays,
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
  else if (await mayStart(ctx.db, companyId))
    await startMembership(ctx, {
      companyId,
      planId,
      term,
      cadence: "month",
      billing: kind.billing,
    });
  await kind.keepCompany(ctx.db, id, companyId);
}
