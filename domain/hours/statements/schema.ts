import { z } from "zod";
import { civilDay as civilDate } from "../../fields/schema.ts";
import { listedGrant, places } from "../schema.ts";

const time = z.iso.datetime();

export const listedStatement = z.object({
  id: z.string(),
  starts: civilDate,
  ends: civilDate,
  plan: z.string(),
  usedMinutes: z.int(),
  overageMinutes: z.int(),
  overageCents: z.int(),
  closedAt: time,
});

export type ListedStatement = z.output<typeof listedStatement>;

const statementLine = z.object({
  kind: z.enum(["work", "correction"]),
  workId: z.string(),
  date: civilDate,
  text: z.string(),
  by: z.string(),
  where: z.enum(places),
  minutes: z.int(),
  billedMinutes: z.int(),
  drawnMinutes: z.int(),
  overageMinutes: z.int(),
  overageCents: z.int(),
  late: z.boolean().describe("Done before this period."),
});

export type StatementLine = z.output<typeof statementLine>;

const statementSnapshot = z.object({
  company: z.string(),
  plan: z.object({ id: z.string(), name: z.string(), price: z.int(), minutes: z.int() }),
  period: z.object({ n: z.int(), starts: civilDate, ends: civilDate }),
  grants: z.array(listedGrant.pick({ kind: true, minutes: true, effective: true, expires: true })),
  lines: z.array(statementLine),
  totals: z.object({
    grantedMinutes: z.int(),
    drawnMinutes: z.int(),
    overageMinutes: z.int(),
    overageCents: z.int(),
    expiredMinutes: z.int(),
    carriedMinutes: z.int().describe("Left at the end, to be used before they expire."),
  }),
  closedAt: time,
});

export type StatementSnapshot = z.output<typeof statementSnapshot>;

export const shownStatement = z.object({
  id: z.string(),
  hash: z.string().describe("SHA-256 of the snapshot as canonical JSON, in hex."),
  snapshot: statementSnapshot,
});

export type ShownStatement = z.output<typeof shownStatement>;
