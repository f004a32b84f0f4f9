import { answerForm, type SubmittedForm } from "../domain/fields/submitted-form.ts";
import type { Limits } from "./limits.ts";
import type { ApiContext, Services } from "./services.ts";
import { addressOf } from "./visit.ts";

type FormPost = {
  limit: keyof Pick<Limits, "enquiries" | "membershipRequests">;
  /** The fields whose words come back when the form is refused. */
  names: readonly string[];
  submit: (form: FormData) => Promise<{ message: string }>;
};

/** What a page does with a form posted without script: the limit and the verb of its endpoint under /api. */
export function postedForm(
  c: ApiContext,
  services: Services,
  { limit, names, submit }: FormPost,
): (request: Request) => Promise<SubmittedForm> {
  return async (request) => {
    // A body that is no form has nothing filled in, and is told so field by field.
    const form = await request.formData().catch(() => new FormData());
    return answerForm(form, names, async () => {
      await services.limits[limit].consume(addressOf(c, services));
      return submit(form);
    });
  };
}
