import { z } from "zod";
import { oneLine } from "../schema.ts";

const sourceWord = z
  .string()
  .overwrite(oneLine)
  .trim()
  .overwrite((words) => words.slice(0, 100));
const topic = z
  .string()
  .overwrite(oneLine)
  .trim()
  .overwrite((words) => words.slice(0, 200));
const path = z.string().regex(/^\/(?!\/)[\w\-./%~]{0,199}$/);

const visit = z.object({
  page: path.describe("Where on the site it began."),
  referrer: sourceWord.optional().describe("The host that linked to it."),
  source: sourceWord.optional().describe("utm_source"),
  medium: sourceWord.optional().describe("utm_medium"),
  campaign: sourceWord.optional().describe("utm_campaign"),
});

export type Visit = z.output<typeof visit>;

/** As the visitor's browser remembers it, and says it only with what they send. */
export const leadSource = z.object({
  about: topic.optional().describe("What the page said that led to the form."),
  before: path.optional().describe("The page of the site from which they came to the form."),
  first: visit.optional(),
  last: visit.optional(),
});

export type LeadSource = z.output<typeof leadSource>;

/** Nothing is refused for what a browser remembers wrongly. */
export const sentSource = leadSource.optional().catch(undefined);

/** In a form, which a browser without script posts too. */
export const sentTopic = topic.optional().catch(undefined);

export const withTopic = (
  cameBy: LeadSource | undefined,
  about: string | undefined,
): LeadSource | undefined => (about ? { ...cameBy, about } : cameBy);

/** "spring (newsletter, email)", else the host, else direct. */
export function sayVisit({ referrer, source, medium, campaign }: Visit): string {
  const by = [source, medium].filter(Boolean).join(", ");
  if (campaign) return by ? `${campaign} (${by})` : campaign;
  return by || referrer || "direct";
}

export function sourceFacts(cameBy: LeadSource | null): [name: string, value: string][] {
  const { about, before, first, last } = cameBy ?? {};
  const facts: [string, string | undefined][] = [
    ["About", about],
    ["Came from", before],
    ["First visit", first && sayVisit(first)],
    ["Last visit", last && sayVisit(last)],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== undefined);
}
