import { enquiryFields } from "../domain/enquiries/schema.ts";
import { submitForm } from "../domain/enquiries/submit-form.ts";
import { postedForm } from "./posted-form.ts";
import type { ApiContext, Services } from "./services.ts";
import { ctxOf } from "./visit.ts";

/** For the page at /contact when it is posted without script: same limit, same verb as POST /api/contact. */
export function contactForm(c: ApiContext, services: Services) {
  return postedForm(c, services, {
    limit: "enquiries",
    names: enquiryFields,
    async submit(form) {
      const deliverLead = services.settings.leadWebhook !== undefined;
      return submitForm(await ctxOf(c, services), form, { deliverLead });
    },
  });
}
