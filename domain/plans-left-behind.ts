import type { Ctx } from "../platform/context.ts";
import { listLeaving } from "./accounts/leaving.ts";
import { listOwned } from "./companies/list-owned.ts";
import { nameCompanies } from "./companies/name-companies.ts";
import { agreedPlan } from "./membership/agreed-plan.ts";
import { findLatest } from "./membership/find-membership.ts";
import { periodEnd } from "./membership/period-end.ts";
import type { PlanTold } from "./plans/plan-facts.ts";

export type PlanLeft = { company: string; plan: PlanTold; ends: Date | null };

/** Of companies that this person owns alone, or with others who are leaving as well: with their account, nobody is left to ask about what runs on. */
export async function plansLeftBehind(
  { db }: Pick<Ctx, "db">,
  userId: string,
): Promise<PlanLeft[]> {
  const ids: string[] = [];
  for (const { companyId, others } of await listOwned(db, userId))
    if ((await listLeaving(db, others)).length === others.length) ids.push(companyId);
  const names = await nameCompanies(db, ids);
  const left: PlanLeft[] = [];
  for (const id of ids) {
    const held = await findLatest(db, id);
    if (!held || held.membership.status === "ended") continue;
    const { membership, period } = held;
    left.push({
      company: names.get(id) ?? "",
      plan: await agreedPlan(db, { membership, last: period }, membership.planId),
      ends: period && (await periodEnd({ membership, period })),
    });
  }
  return left;
}
