import { z } from "zod";
import {
  civilDay,
  line,
  pageNumber,
  paragraphs,
  requiredLine,
  rowLimit,
  searchWords,
  sendKey,
} from "../fields/schema.ts";
import { saleInvoice } from "../invoices/schema.ts";

export const quoteStatuses = ["draft", "sent", "accepted", "declined"] as const;
export const orderStatuses = ["ordered", "in_progress", "delivered"] as const;

export const depositWays = ["card", "invoice"] as const;

const depositStates = ["due", "refused", "bank", "paid", "refunded", "void"] as const;

const orderStages = [
  "deposit_due",
  "ordered",
  "deposit_paid",
  "in_progress",
  "delivered",
  "balance_due",
  "settled",
] as const;

export type OrderStage = (typeof orderStages)[number];

/** What it is to whoever reads it: what was sent expires by itself. */
const shownStatuses = [...quoteStatuses, "expired"] as const;

export const mostLines = 30;
const mostCents = 100_000_000;

const quoteLine = z.object({
  text: requiredLine(300, "Please say what it is", "At most 300 characters"),
  quantity: z.int("A whole number").min(1, "At least 1").max(1000, "At most 1,000"),
  cents: z.int("A price in cents").min(0, "At least nothing").max(mostCents, "That is too much"),
});

export type QuoteLine = z.output<typeof quoteLine>;

const percent = z.int("A whole percentage").min(0, "At least 0%").max(100, "At most 100%");

export const quoteInput = z.object({
  title: requiredLine(150, "Please give it a title", "At most 150 characters"),
  lines: z.array(quoteLine).min(1, "A quote has at least one line").max(mostLines),
  discountPercent: percent,
  depositPercent: percent,
  expiresOn: civilDay,
  terms: z
    .string("The terms must be text")
    .overwrite(paragraphs)
    .trim()
    .max(5000, "At most 5,000 characters"),
});

export const newQuote = quoteInput.extend({
  key: sendKey,
  companyId: z.guid("Please choose a company"),
  discountPercent: percent.optional().describe("What the company’s plan brings, if missing."),
});

export const quoteSeen = z.object({
  version: z.int().describe("The one that was read: a later one is not overwritten."),
  updatedAt: z.iso
    .datetime()
    .optional()
    .describe("As it was read: a draft that somebody else has saved since is a conflict."),
});

export const quoteChange = quoteInput.extend(quoteSeen.shape);

export type QuoteSeen = z.output<typeof quoteSeen>;

export type QuoteInput = z.output<typeof quoteInput>;

type Priced = Pick<QuoteInput, "lines" | "discountPercent" | "depositPercent">;

/** In cents, each rounded once. */
export function quoteTotals({ lines, discountPercent, depositPercent }: Priced) {
  const subtotal = lines.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0);
  const discount = Math.round((subtotal * discountPercent) / 100);
  const total = subtotal - discount;
  return { subtotal, discount, total, deposit: Math.round((total * depositPercent) / 100) };
}

export const acceptance = z.object({
  name: requiredLine(150, "Please type your name", "At most 150 characters"),
  version: z.int(),
  hash: z.string().max(64).describe("Of the text that was shown."),
});

export const refusal = z.object({ because: line("The reason must be text").max(1000).default("") });

export const depositPayment = z.object({
  setupIntentId: z
    .string()
    .regex(/^seti_\w{1,100}$/, "This is no card form")
    .optional()
    .describe("Of the form that saved another card; without it the card on file is charged."),
});

const orderFields = z.object({
  status: z.enum(orderStatuses, "Please choose how far it is"),
  notes: z.string().overwrite(paragraphs).trim().max(5000, "At most 5,000 characters"),
});

export const orderChange = orderFields.extend({
  before: orderFields
    .optional()
    .describe("As whoever asks read it: what somebody else saved since is not overwritten."),
});

const time = z.iso.datetime();

const ofQuote = quoteInput.extend({
  id: z.string(),
  companyId: z.string(),
  company: z.string(),
  version: z.int(),
  status: z.enum(shownStatuses),
  hash: z.string().nullable().describe("SHA-256 of what was sent; null for a draft."),
  subtotal: z.int(),
  discount: z.int(),
  total: z.int().describe("US cents."),
  deposit: z.int(),
  depositBy: z
    .enum(depositWays)
    .nullable()
    .describe("How its deposit is paid: by card, unless the firm invoices the company by hand."),
  sentAt: time.nullable(),
  acceptedAt: time.nullable(),
  acceptedName: z.string().nullable().describe("As they typed it."),
  declinedAt: time.nullable(),
  declinedBecause: z.string().nullable(),
});

const deposit = z.object({
  by: z.enum(depositWays),
  state: z.enum(depositStates),
  cents: z.int(),
  dueCents: z.int().describe("What is still to be paid of it; credit may have paid the rest."),
  creditCents: z
    .int()
    .describe(
      "What credit had paid of it once its card has the rest back: it stays off the balance.",
    ),
  payUrl: z.string().nullable().describe("Where the bank asks, or the card provider takes it."),
  pdf: z.string().nullable(),
  invoice: saleInvoice.nullable().describe("The firm’s own, if it is paid by one."),
});

export type Deposit = z.output<typeof deposit>;

export const isDepositDue = (deposit: Deposit | null): deposit is Deposit =>
  deposit !== null && ["due", "refused", "bank"].includes(deposit.state);

const order = z.object({
  status: z.enum(orderStatuses),
  stage: z.enum(orderStages),
  deposit: deposit.nullable(),
  balance: z.object({
    cents: z.int().describe("What the deposit leaves; nothing if it was all."),
    invoice: saleInvoice.nullable(),
  }),
});

type Order = z.output<typeof order>;

export const waitsForInvoice = ({ status, balance }: Pick<Order, "status" | "balance">) =>
  status === "delivered" && balance.cents > 0 && balance.invoice === null;

export const waitsForCard = ({ deposit }: Pick<Order, "deposit">) =>
  deposit?.by === "card" && isDepositDue(deposit);

export const quote = ofQuote.extend({
  order: order.nullable(),
});

export const readableQuote = quote.extend({
  card: z.string().nullable().describe("The company’s on file, as “Visa ending in 4242”."),
});

export type ReadableQuote = z.output<typeof readableQuote>;

export type Quote = z.output<typeof quote>;

export const staffQuote = ofQuote.extend({
  createdAt: time,
  updatedAt: time,
  order: order.extend({ notes: z.string() }).nullable(),
});

export type StaffQuote = z.output<typeof staffQuote>;

export const quoteQuery = z.object({
  q: searchWords.describe("Words that the title contains."),
  status: z.enum(quoteStatuses).optional().catch(undefined),
  limit: rowLimit(500),
  page: pageNumber,
});

export type QuoteQuery = z.output<typeof quoteQuery>;

export const exportedAcceptance = z.object({
  title: z.string(),
  company: z.string(),
  name: z.string().nullable(),
  acceptedAt: time.nullable(),
});
