import { listQuarantinedEnquiries } from "../domain/enquiries/list-quarantined.ts";
import type { AddEndpoint, Services } from "./services.ts";
import { ctxOf } from "./visit.ts";

export function addQuarantinedEnquiries(add: AddEndpoint, services: Services): void {
  add("GET /api/admin/held-enquiries", async (c) =>
    c.json(await listQuarantinedEnquiries(await ctxOf(c, services))),
  );
}
