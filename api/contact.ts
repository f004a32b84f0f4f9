import { enquiryForm } from "../domain/enquiries/schema.ts";
import { submitEnquiry } from "../domain/desk/submit-enquiry.ts";
import { promised } from "./responses.ts";
import { endpoint } from "./endpoint.ts";

export const contactEndpoints = [
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
