import { enquiryForm } from "../domain/enquiries/schema.ts";
import { submitEnquiry } from "../domain/enquiries/submit-enquiry.ts";
import { received } from "./answers.ts";
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
      answers: { 201: received },
    },
    async ({ ctx, body, services }) =>
      submitEnquiry(await ctx(), body, {
        deliverLead: services.settings.leadWebhook !== undefined,
      }),
  ),
];
