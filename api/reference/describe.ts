import { z } from "zod";
import type { FieldErrors } from "../../platform/errors.ts";

/** What an answer carries: a schema for JSON, or the type of what is not. */
export type Answer = { description: string; schema?: z.ZodType; type?: string };

export type EndpointReference = {
  tag: string;
  summary: string;
  description?: string;
  /** What may stand in the query, as the endpoint reads it. */
  query?: z.ZodObject;
  /** The schema that validates the body, or the type of a body that is no JSON. */
  body?: z.ZodType | { type: string; description: string };
  answers: Record<number, Answer>;
};

export type Room<Names extends string> = Record<Names, EndpointReference>;

/** Every failure is told in this form, whatever its status. */
export const failure = z.object({
  message: z.string().describe("In words for people."),
  code: z.string(),
  fields: (z.record(z.string(), z.string()) satisfies z.ZodType<FieldErrors>).optional(),
  current: z.unknown().optional().describe("On a conflict: what is there now."),
});

export const message = z.object({ message: z.string() });

export const failed = (description: string): Answer => ({ description, schema: failure });

export const time = z.iso.datetime();

export const invalid = failed("What was sent does not fit; `fields` names each problem.");
export const notFound = failed("There is nothing with this id.");
export const tooMany = failed("Too many attempts; `Retry-After` says how many seconds to wait.");
export const unavailable = failed("Something this needs does not answer; try again later.");
export const conflict = failed("Someone was faster; `current` is what is there now.");

export const ok = (schema: z.ZodType, description = "Done."): Answer => ({ description, schema });
export const nothing: Answer = { description: "Done; there is nothing to say." };
export const page = (description: string): Answer => ({ description, type: "text/html" });
export const leadsOn = (description: string): Answer => ({ description });
