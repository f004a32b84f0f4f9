import { submitEnquiry } from "../domain/enquiries/submit-enquiry.ts";
import { readJson } from "./read-json.ts";
import type { AddEndpoint, Services } from "./services.ts";
import { addressOf, ctxOf } from "./visit.ts";

export function addContact(add: AddEndpoint, services: Services): void {
  add("POST /api/contact", async (c) => {
    await services.limits.enquiries.consume(addressOf(c, services));
    const read = await readJson(c);
    if ("refusal" in read) return read.refusal;
    const ctx = await ctxOf(c, services);
    const deliverLead = services.settings.leadWebhook !== undefined;
    return c.json(await submitEnquiry(ctx, read.body, { deliverLead }), 201);
  });
}
