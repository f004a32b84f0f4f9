import { decideSignup } from "../domain/billing/decide-signup.ts";
import { listSignups } from "../domain/billing/list-signups.ts";
import { signupQuery } from "../domain/billing/schema.ts";
import { pathId } from "./path-id.ts";
import type { AddEndpoint, Services } from "./services.ts";
import { ctxOf } from "./visit.ts";

export function addMembershipSignups(add: AddEndpoint, services: Services): void {
  add("GET /api/admin/membership-signups", async (c) => {
    const query = signupQuery.parse(c.req.query());
    const { signups, total, pending } = await listSignups(await ctxOf(c, services), query);
    c.header("X-Total-Count", String(total));
    c.header("X-Pending-Count", String(pending));
    return c.json(signups);
  });

  add("PATCH /api/admin/membership-signups/:id/confirm", async (c) =>
    c.json(await decideSignup(await ctxOf(c, services), pathId(c), "confirmed")),
  );

  add("PATCH /api/admin/membership-signups/:id/cancel", async (c) =>
    c.json(await decideSignup(await ctxOf(c, services), pathId(c), "cancelled")),
  );
}
