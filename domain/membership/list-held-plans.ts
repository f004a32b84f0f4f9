import type { Ctx } from "../../platform/context.ts";
import { listVerified } from "../accounts/list-verified.ts";
import { listPlaces } from "../companies/list-places.ts";
import { civilDateOf } from "../fields/civil-date.ts";
import { listRunning } from "./find-membership.ts";
import { statusOn } from "./status-on.ts";

/** By verified address: the plan that a company of theirs has now. */
export async function listHeldPlans(
  { db, clock }: Pick<Ctx, "db" | "clock">,
  emails: string[],
): Promise<Map<string, string>> {
  const people = await listVerified(db, emails);
  const places = await listPlaces(
    db,
    people.map(({ id }) => id),
  );
  const companyIds = [...new Set(places.map(({ companyId }) => companyId))];
  const today = civilDateOf(clock.now());
  const running = (await listRunning(db, companyIds)).filter(
    (one) => statusOn(one, today) !== "ended",
  );
  const plans = new Map(running.map(({ companyId, planId }) => [companyId, planId]));
  const addresses = new Map(people.map(({ id, email }) => [id, email]));
  const held = new Map<string, string>();
  for (const { userId, companyId } of places) {
    const email = addresses.get(userId) ?? "";
    const planId = plans.get(companyId);
    if (planId !== undefined && !held.has(email)) held.set(email, planId);
  }
  return held;
}
