import { answerBy, enquiryForm } from "../domain/enquiries/schema.ts";
import { submitEnquiry } from "../domain/desk/submit-enquiry.ts";
import { promisedBy } from "../domain/promised-by.ts";
import { ok, promised } from "./responses.ts";
import { endpoint } from "./endpoint.ts";

export const contactEndpoints = [
  endpoint(
    "GET /api/contact/answer-by",
    {
      tag: "Contact",
      summary: "Say by when a message written now is answered",
      role: "visitor",
      responses: { 200: ok(answerBy, "A time at which the firm is open.") },
    },
    async ({ c, services: { database, clock } }) => {
      const by = await promisedBy({ db: database.db, clock }, clock.now());
      c.header("Cache-Control", "public, max-age=60");
      return { by: by.toISOString() };
    },
  ),

  endpoint(
    "POST /api/contact",
    {
      tag: "Contact",
      summary: "Write to the firm",
      role: "visitor",
      limit: "enquiries",
      body: enquiryForm,
      responses: { 201: promised },
    },
    async ({ ctx, body, services }) =>
      submitEnquiry(await ctx(), body, {
        deliverLead: services.settings.leadWebhook !== undefined,
      }),
  ),
];
