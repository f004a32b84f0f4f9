import type { Ctx } from "../../platform/context.ts";
import { textOf } from "../fields/submitted-form.ts";
import { enquiryFields } from "./schema.ts";
import { submitEnquiry } from "./submit-enquiry.ts";

/** The same verb for a form posted without script. @throws CodedError invalid */
export function submitForm(
  ctx: Ctx,
  form: URLSearchParams | FormData,
  options: { deliverLead: boolean },
): Promise<{ message: string }> {
  const values = Object.fromEntries(enquiryFields.map((name) => [name, textOf(form, name)]));
  const startedAt = textOf(form, "startedAt");
  return submitEnquiry(
    ctx,
    {
      ...values,
      website: textOf(form, "website"),
      startedAt: startedAt === "" ? undefined : startedAt,
    },
    options,
  );
}
