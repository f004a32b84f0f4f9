import type { Ctx } from "../../platform/context.ts";
import { CodedError, type ErrorCode, type FieldErrors } from "../../platform/errors.ts";
import { submitEnquiry } from "./submit-enquiry.ts";

/** How a posted form went; on failure with what was typed, so that nobody types it twice. */
export type SubmittedForm =
  | { ok: true; message: string }
  | {
      ok: false;
      code: ErrorCode;
      message: string;
      fields: FieldErrors;
      values: Record<string, string>;
    };

const kept = ["firstName", "lastName", "email", "phone", "company", "interestedIn", "message"];

/** The same verb for a form posted without script. Unexpected errors are thrown on. */
export async function submitForm(
  ctx: Ctx,
  form: URLSearchParams | FormData,
  options: { deliverLead: boolean },
): Promise<SubmittedForm> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const values = Object.fromEntries(kept.map((name) => [name, text(name)]));
  const startedAt = text("startedAt");
  try {
    const { message } = await submitEnquiry(
      ctx,
      { ...values, website: text("website"), startedAt: startedAt === "" ? undefined : startedAt },
      options,
    );
    return { ok: true, message };
  } catch (error) {
    return refusedForm(error, values);
  }
}

export function refusedForm(error: unknown, values: Record<string, string>): SubmittedForm {
  if (!(error instanceof CodedError)) throw error;
  return {
    ok: false,
    code: error.code,
    message: error.message,
    fields: error.fields ?? {},
    values,
  };
}
