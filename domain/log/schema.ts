import { z } from "zod";
import { civilDay, pageNumber, rowLimit, searchWords } from "../fields/schema.ts";

export const logKindWords = {
  companies: "Companies",
  access: "Who has access",
  memberships: "Memberships",
  work: "Work and hours",
  invoices: "Invoices",
  quotes: "Quotes",
  desk: "Inbox",
  applications: "Requests and signups",
  posts: "Posts",
  accounts: "Accounts",
  webhooks: "Webhooks",
  office: "Calendar, jobs and imports",
} as const;

export type LogKind = keyof typeof logKindWords;

// The keys of an object are strings to TypeScript.
export const logKinds = Object.keys(logKindWords) as [LogKind, ...LogKind[]];

export const actorWords = {
  members: "Members",
  visitors: "Visitors",
  program: "The program",
} as const;

/** Rows that the list goes through, newest first; with words to look for, fewer. */
export const mostListed = 10_000;
export const mostFound = 500;

const day = civilDay.optional().catch(undefined);

export const logQuery = z.object({
  q: searchWords.describe("Words in what was changed, or in a name of a company or a person."),
  who: z
    .string()
    .max(200)
    .catch("")
    .default("")
    .describe(`Whose doing: the id of a person, or ${Object.keys(actorWords).join(", ")}.`),
  kind: z.enum(logKinds).optional().catch(undefined),
  companyId: z.guid().optional().catch(undefined),
  personId: z.string().min(1).max(200).optional().catch(undefined),
  conversationId: z
    .guid()
    .optional()
    .catch(undefined)
    .describe("Of the inbox, with what was merged into it."),
  from: day.describe("A day at the firm."),
  to: day.describe("A day at the firm, with all of it."),
  limit: rowLimit(200),
  page: pageNumber,
});

export type LogQuery = z.output<typeof logQuery>;

const part = z.object({ text: z.string(), href: z.string().optional() });

export type Part = z.output<typeof part>;

const loggedChange = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

export type LoggedChange = z.output<typeof loggedChange>;

export const loggedEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  action: z.string(),
  who: z.string(),
  whoId: z.string().nullable(),
  says: z.array(part).describe("What they did, after their name."),
  company: z.string().nullable(),
  person: z.object({ id: z.string(), name: z.string() }).nullable().describe("Whom it is about."),
  changes: z.array(loggedChange),
});

export type LoggedEntry = z.output<typeof loggedEntry>;
