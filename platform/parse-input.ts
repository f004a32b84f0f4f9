import type { z } from "zod";
import { CodedError, type FieldErrors } from "./errors.ts";

/** The input as its schema reads it. @throws CodedError invalid, with a text for each field */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  raw: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(raw);
  const fields: FieldErrors = {};
  if (parsed.success) {
    const refused = Object.entries(Object(parsed.data)).find(([, value]) => holdsZero(value));
    if (!refused) return parsed.data;
    fields[refused[0]] = "This holds a character that cannot be stored";
  }
  for (const issue of parsed.error?.issues ?? []) {
    if (typeof issue.path[0] === "string") fields[issue.path[0]] ??= issue.message;
  }
  const message = Object.values(fields)[0] ?? "Please check what was sent.";
  throw new CodedError("invalid", message, { fields });
}

function holdsZero(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  return typeof value === "object" && value !== null && Object.values(value).some(holdsZero);
}
