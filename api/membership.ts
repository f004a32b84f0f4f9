import { currentUser } from "../domain/accounts/current-user.ts";
import { requireUser } from "../domain/accounts/require-user.ts";
import { upgradeMembership } from "../domain/billing/upgrade-membership.ts";
import { requireMember } from "../platform/require-actor.ts";
import { readJson } from "./read-json.ts";
import type { AddEndpoint, Services } from "./services.ts";
import { ctxOf } from "./visit.ts";

export function addMembership(add: AddEndpoint, services: Services): void {
  add("GET /api/membership/info", async (c) => {
    const user = await requireUser(await ctxOf(c, services));
    return c.json({ plan: user.membershipPlan });
  });

  add("POST /api/membership/upgrade", async (c) => {
    const read = await readJson(c);
    if ("refusal" in read) return read.refusal;
    const ctx = await ctxOf(c, services);
    const { isAdmin } = requireMember(ctx.actor);
    await upgradeMembership(ctx, read.body, services.settings.upgradePolicy);
    return c.json(currentUser(await requireUser(ctx), isAdmin, ctx.clock.now()));
  });
}
