import type { z } from "zod";
import { CodedError, type FieldErrors } from "./errors.ts";

/** The input as its schema reads it. @throws CodedError invalid, with a text for each field */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const fields: FieldErrors = {};
  for (const issue of parsed.error.issues) {
    if (typeof issue.path[0] === "string") fields[issue.path[0]] ??= issue.message;
  }
  const message = Object.values(fields)[0] ?? "Please check what was sent.";
  throw new CodedError("invalid", message, { fields });
}
