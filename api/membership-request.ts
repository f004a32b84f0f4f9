import { requestMembership } from "../domain/membership/request-membership.ts";
import { readJson } from "./read-json.ts";
import type { AddEndpoint, Services } from "./services.ts";
import { addressOf, ctxOf } from "./visit.ts";

export function addMembershipRequest(add: AddEndpoint, services: Services): void {
  add("POST /api/membership/request", async (c) => {
    await services.limits.membershipRequests.consume(addressOf(c, services));
    const read = await readJson(c);
    if ("refusal" in read) return read.refusal;
    return c.json(await requestMembership(await ctxOf(c, services), read.body), 201);
  });
}
