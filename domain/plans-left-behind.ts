import type { Ctx } from "../platform/context.ts";
import { idsOwnedAlone } from "./companies/ids-owned-alone.ts";
import { nameCompanies } from "./companies/name-companies.ts";
import { findLatest } from "./membership/find-membership.ts";
import { periodEnd } from "./membership/period-end.ts";
import { requirePlan } from "./plans/require-plan.ts";
import type { PlanTold } from "./plans/plan-facts.ts";

export type PlanLeft = { company: string; plan: PlanTold; ends: Date | null };

/** Of companies that this person owns alone: with their account, nobody is left to ask about what runs on. */
export async function plansLeftBehind(
  { db }: Pick<Ctx, "db">,
  userId: string,
): Promise<PlanLeft[]> {
  const ids = await idsOwnedAlone(db, userId);
  const names = await nameCompanies(db, ids);
  const left: PlanLeft[] = [];
  for (const id of ids) {
    const held = await findLatest(db, id);
    if (!held || held.membership.status === "ended") continue;
    const { membership, period } = held;
    left.push({
      company: names.get(id) ?? "",
      plan: await requirePlan(db, membership.planId),
      ends: period && (await periodEnd({ membership, period })),
    });
  }
  return left;
}
