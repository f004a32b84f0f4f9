import { z } from "zod";
import { pageNumber, rowLimit } from "../fields/schema.ts";

export const importKinds = ["companies", "people", "leads"] as const;

export type ImportKind = (typeof importKinds)[number];

export const maxImportBytes = 1024 ** 2;
export const mostImportRows = 1000;

/** The first name of each is what a template is headed with. */
export const importColumns = {
  companies: {
    name: ["Company", "Company name", "Name"],
    billingEmail: ["Billing email", "Email"],
    phone: ["Phone", "Telephone", "Phone number"],
    id: ["ID", "Company ID"],
  },
  people: {
    company: ["Company", "Company name"],
    email: ["Email", "Email address"],
    role: ["Role"],
    companyId: ["Company ID"],
  },
  leads: {
    name: ["Name", "From", "Full name"],
    email: ["Email", "Email address"],
    phone: ["Phone", "Telephone", "Phone number"],
    company: ["Company", "Company name"],
    subject: ["Subject", "About"],
    message: ["Message", "Notes"],
    source: ["Source", "Campaign"],
    firstName: ["First name"],
    lastName: ["Last name"],
  },
} as const satisfies Record<ImportKind, Record<string, readonly string[]>>;

export const neededColumns: Record<ImportKind, readonly string[]> = {
  companies: ["name"],
  people: ["email", "role"],
  leads: ["email"],
};

const importKind = z.enum(importKinds, "Please choose what the file holds");

export const importQuery = z.object({
  kind: importKind,
  name: z.string().trim().min(1).max(200).describe("The file’s."),
  key: z.guid().describe("Made by whoever sends it: sent again, it answers the same dry run."),
});

export const templateQuery = z.object({ kind: importKind });

export const outcomes = ["add", "change", "same", "bad"] as const;

export type Outcome = (typeof outcomes)[number];

export const importedRow = z.object({
  id: z.int().describe("The file’s row, whose headings are row 1."),
  outcome: z.enum(outcomes),
  title: z.string(),
  reason: z.string().nullable().describe("Why a bad row is not imported."),
  notes: z.array(z.string()),
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  differs: z.boolean().describe("From what was shown before: something changed in between."),
});

export type ImportedRow = z.output<typeof importedRow>;

const count = z.int().nonnegative();

export const importRun = z.object({
  id: z.string(),
  kind: importKind,
  fileName: z.string(),
  encoding: z.string(),
  separator: z.string(),
  used: z.array(z.string()).describe("Columns that are imported."),
  ignored: z.array(z.string()).describe("Columns that are not."),
  counts: z.record(z.enum(outcomes), count),
  differing: count.describe("Rows that differ from what was shown before."),
  hash: z.string().describe("Of what is shown; confirming names it."),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
});

export type ImportRun = z.output<typeof importRun>;

export const importRowQuery = z.object({
  status: z.enum(outcomes).optional().catch(undefined).describe("What a row would do."),
  limit: rowLimit(100),
  page: pageNumber,
});

export type ImportRowQuery = z.output<typeof importRowQuery>;

export const importConfirmation = z.object({
  hash: z.string().min(1).max(100),
  invite: z.boolean().default(false).describe("Mail the invitations of people."),
});
