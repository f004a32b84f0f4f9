import { z } from "zod";
import { paragraphs, requiredLine } from "../fields/schema.ts";

/** What stands between {{ and }}, and what is put there. */
export const templateFields = {
  name: "the client’s first name",
  company: "their company",
  plan: "their plan",
  "hours left": "the hours they have left",
  promise: "by when an answer is promised",
  consultant: "who looks after them",
} as const;

export type TemplateField = keyof typeof templateFields;

const isTemplateField = (name: string): name is TemplateField =>
  Object.hasOwn(templateFields, name);

const field = /\{\{\s*([^{}]{1,40}?)\s*\}\}/g;

const fieldsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(field)].map(([, name = ""]) => name)),
];

/** What nobody has filled in; whatever else stands between braces is for the client to read. */
export const leftToFill = (text: string): TemplateField[] => fieldsIn(text).filter(isTemplateField);

export function placeOf(text: string, name: string): { from: number; to: number } | null {
  const found = [...text.matchAll(field)].find((match) => match[1] === name);
  return found ? { from: found.index, to: found.index + found[0].length } : null;
}

export const fillIn = (text: string, values: Partial<Record<string, string>>): string =>
  text.replace(field, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? written) : written,
  );

export const mostTemplates = 200;

const missing = "Please write the text";

export const templateInput = z.object({
  name: requiredLine(80, "Please give it a name", "This name is too long"),
  text: z
    .string(missing)
    .overwrite(paragraphs)
    .trim()
    .min(1, missing)
    .max(5_000, "A template has at most 5,000 characters")
    .superRefine((text, context) => {
      const unknown = fieldsIn(text).find((name) => !isTemplateField(name));
      if (unknown !== undefined)
        context.addIssue({ code: "custom", message: `There is no field {{${unknown}}}` });
    }),
});

export type TemplateInput = z.output<typeof templateInput>;

export const templateChange = templateInput.extend({
  version: z.int().describe("The one that was read: a colleague’s later change is a conflict."),
});

export type TemplateChange = z.output<typeof templateChange>;

export const replyTemplate = z.object({
  id: z.string(),
  name: z.string(),
  text: z.string(),
  version: z.int(),
  updatedAt: z.iso.datetime(),
});

export type ReplyTemplate = z.output<typeof replyTemplate>;

export const filledTemplate = replyTemplate
  .pick({ id: true, name: true })
  .extend({ text: z.string().describe("With the values of the conversation.") });

export type FilledTemplate = z.output<typeof filledTemplate>;
