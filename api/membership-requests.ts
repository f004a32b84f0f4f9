import { approveRequest } from "../domain/membership/approve-request.ts";
import { listRequests } from "../domain/membership/list-requests.ts";
import { rejectRequest } from "../domain/membership/reject-request.ts";
import { requestQuery } from "../domain/membership/schema.ts";
import { pathId } from "./path-id.ts";
import { readJson } from "./read-json.ts";
import type { AddEndpoint, Services } from "./services.ts";
import { ctxOf } from "./visit.ts";

export function addMembershipRequests(add: AddEndpoint, services: Services): void {
  add("GET /api/admin/membership-requests", async (c) => {
    const query = requestQuery.parse(c.req.query());
    const { requests, total, pending } = await listRequests(await ctxOf(c, services), query);
    c.header("X-Total-Count", String(total));
    c.header("X-Pending-Count", String(pending));
    return c.json(requests);
  });

  add("PATCH /api/admin/membership-requests/:id/approve", async (c) => {
    const read = await readJson(c);
    if ("refusal" in read) return read.refusal;
    return c.json(await approveRequest(await ctxOf(c, services), pathId(c), read.body));
  });

  add("PATCH /api/admin/membership-requests/:id/reject", async (c) =>
    c.json(await rejectRequest(await ctxOf(c, services), pathId(c))),
  );
}
