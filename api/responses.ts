import { z } from "zod";
import { messageAnswer } from "../domain/fields/schema.ts";
import type { FieldErrors } from "../platform/errors.ts";

export type ResponseSpec = { description: string; schema?: z.ZodType; type?: string };

const failure = z.object({
  message: z.string().describe("In words for people."),
  code: z.string(),
  fields: (z.record(z.string(), z.string()) satisfies z.ZodType<FieldErrors>).optional(),
  current: z.unknown().optional().describe("On a conflict: what is there now."),
});

export const failed = (description: string) => ({ description, schema: failure });

export const notFound = failed("There is nothing with this id.");
export const unavailable = failed("Something this needs does not answer; try again later.");
export const tooMany = failed("Too many attempts; `Retry-After` says how many seconds to wait.");
export const conflict = failed("Someone was faster; `current` is what is there now.");
export const anotherInView = failed("Another company is in view than the one that was read.");

export const ok = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  schema,
});
export const received = ok(messageAnswer, "Received.");
export const promised = ok(
  messageAnswer.extend({ by: z.iso.datetime().describe("When the firm will have answered.") }),
  "Received.",
);
export const stale = failed("The sign-in is older than an hour: sign in again first.");
export const nothing = { description: "Done; there is nothing to say." };
export const page = (description: string) => ({ description, type: "text/html" });
export const redirect = (description: string) => ({ description });
