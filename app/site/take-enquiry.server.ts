import type { RouterContextProvider } from "react-router";
import { enquiryFields, enquiryForm } from "../../domain/enquiries/schema.ts";
import { submitEnquiry } from "../../domain/desk/submit-enquiry.ts";
import { pageOf } from "../page-context.server.ts";
import { takeForm } from "./posted-form.server.ts";

export function takeEnquiry(request: Request, context: Readonly<RouterContextProvider>) {
  const page = pageOf(context);
  const deliverLead = page.settings.leadWebhook !== undefined;
  return takeForm(request, page, {
    limit: "enquiries",
    schema: enquiryForm,
    names: [...enquiryFields, "about"],
    submit: async (form) => submitEnquiry(await page.ctx(), form, { deliverLead }),
  });
}
