import { data, type HeadersFunction } from "react-router";
import type { z } from "zod";
import type { PageContext } from "../../domain/page-context.ts";
import { CodedError, type FieldErrors } from "../../platform/errors.ts";
import { parseInput } from "../../platform/parse-input.ts";

export type PostedForm =
  | { ok: true; message: string; by: string }
  | { ok: false; message: string; fields: FieldErrors; values: Record<string, string> };

type Form<Schema extends z.ZodType> = {
  limit: keyof PageContext["limits"];
  schema: Schema;
  names: readonly string[];
  submit: (form: z.output<Schema>) => Promise<{ message: string; by: string }>;
};

/** A body that is not a form counts as an empty one, and our forms take no files. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => new FormData());
  const typed: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") typed[name] = value;
  return typed;
}

export async function takeForm<Schema extends z.ZodType>(
  request: Request,
  { limits, visit }: PageContext,
  { limit, schema, names, submit }: Form<Schema>,
) {
  const typed = await readForm(request);
  try {
    await limits[limit].consume(visit.address);
    const { message, by } = await submit(parseInput(schema, typed));
    return data<PostedForm>({ ok: true, message, by });
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    const { code, message, fields = {}, retryAfter } = error;
    const values = Object.fromEntries(names.map((name) => [name, typed[name] ?? ""]));
    return data<PostedForm>(
      { ok: false, message, fields, values },
      {
        status: code === "invalid" ? 400 : code === "too_many" ? 429 : 503,
        ...(retryAfter !== undefined && { headers: { "Retry-After": String(retryAfter) } }),
      },
    );
  }
}

/** For a page with a form: the router passes on an action's headers only when asked. */
export const headersOfAction: HeadersFunction = ({ actionHeaders }) => actionHeaders;
