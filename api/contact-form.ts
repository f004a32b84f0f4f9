import { refusedForm, submitForm, type SubmittedForm } from "../domain/enquiries/submit-form.ts";
import type { ApiContext, Services } from "./services.ts";
import { addressOf, ctxOf } from "./visit.ts";

/** For the page at /contact when it is posted without script: same limit, same verb as POST /api/contact. */
export function contactForm(
  c: ApiContext,
  services: Services,
): (request: Request) => Promise<SubmittedForm> {
  return async (request) => {
    const form = await request.formData();
    try {
      await services.limits.enquiries.consume(addressOf(c, services));
    } catch (error) {
      const typed = [...form].filter(
        (entry): entry is [string, string] => typeof entry[1] === "string",
      );
      return refusedForm(error, Object.fromEntries(typed));
    }
    const deliverLead = services.settings.leadWebhook !== undefined;
    return submitForm(await ctxOf(c, services), form, { deliverLead });
  };
}
