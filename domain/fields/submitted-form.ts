import { CodedError, type ErrorCode, type FieldErrors } from "../../platform/errors.ts";

/** How a posted form went; on failure with what was typed, so that nobody types it twice. */
export type SubmittedForm =
  | { ok: true; message: string }
  | {
      ok: false;
      code: ErrorCode;
      message: string;
      fields: FieldErrors;
      values: Record<string, string>;
      /** Seconds after which another try makes sense, where that is known. */
      retryAfter?: number;
    };

type Form = URLSearchParams | FormData;

/** Files have no place in these forms and count as nothing typed. */
export function textOf(form: Form, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** Says how `submit` went, with what was typed. Unexpected errors are thrown on. */
export async function answerForm(
  form: Form,
  names: readonly string[],
  submit: () => Promise<{ message: string }>,
): Promise<SubmittedForm> {
  try {
    const { message } = await submit();
    return { ok: true, message };
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return {
      ok: false,
      code: error.code,
      message: error.message,
      fields: error.fields ?? {},
      ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
      values: Object.fromEntries(names.map((name) => [name, textOf(form, name)])),
    };
  }
}
