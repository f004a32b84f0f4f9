import { listHeldEnquiries } from "../domain/enquiries/list-held-enquiries.ts";
import type { AddEndpoint, Services } from "./services.ts";
import { ctxOf } from "./visit.ts";

export function addHeldEnquiries(add: AddEndpoint, services: Services): void {
  add("GET /api/admin/held-enquiries", async (c) =>
    c.json(await listHeldEnquiries(await ctxOf(c, services))),
  );
}
