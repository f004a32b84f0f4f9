import { z } from "zod";
import {
  civilDay,
  line,
  pageNumber,
  requiredLine,
  rowLimit,
  searchWords,
} from "../fields/schema.ts";

export const invoiceStatuses = ["open", "paid", "void"] as const;

const saleKinds = ["deposit", "balance"] as const;

export type SaleKind = (typeof saleKinds)[number];

export const lineKinds = ["plan", "overage", ...saleKinds] as const;

const day = z.iso.date();

const cents = z.int().describe("US cents.");

const invoiceLine = z.object({
  kind: z.enum(lineKinds),
  text: z.string(),
  detail: z.string(),
  cents,
  periodId: z.string().nullable(),
  statementId: z.string().nullable().describe("Of overage: the statement with the work behind it."),
  saleKey: z.string().optional().describe("Of a single sale: the quote that was accepted."),
});

export type InvoiceLine = z.output<typeof invoiceLine>;

const invoiceSnapshot = z.object({
  number: z.string(),
  date: day,
  dueDate: day,
  firm: z.object({ name: z.string(), email: z.string(), phone: z.string(), city: z.string() }),
  company: z.object({
    name: z.string(),
    billingEmail: z.string().nullable(),
    address: z.string().optional(),
    taxId: z.string().optional(),
  }),
  lines: z.array(invoiceLine),
  cents,
});

export type InvoiceSnapshot = z.output<typeof invoiceSnapshot>;

export const billedTo = ({ company }: InvoiceSnapshot): string[] =>
  [company.billingEmail, company.address, company.taxId].flatMap((words) => words || []);

/** Open ones are overdue from the day after they were due. */
const shownStatuses = ["open", "overdue", "paid", "void"] as const;

export type ShownStatus = (typeof shownStatuses)[number];

export const billedOverage = z.object({
  statementId: z.string().describe("The work behind it, line by line."),
  starts: day,
  ends: day.describe("The day after its last."),
  cents,
});

export const billedInvoice = z.object({
  id: z.string(),
  number: z.string(),
  date: day,
  dueDate: day.nullable(),
  cents,
  creditCents: z.int().describe("Of these US cents, credit that was given before paid so many."),
  dueCents: z.int().describe("Of them, so many are still to be paid."),
  status: z.enum(shownStatuses),
  pdf: z.string().nullable().describe("Where its PDF is."),
  refundedCents: cents,
  refundableCents: z.int().describe("Of what a card paid, in US cents."),
  dispute: z
    .enum(["open", "answered", "won", "lost"])
    .nullable()
    .describe("Raised by the cardholder with their bank."),
  evidenceDue: z.iso.datetime().nullable().describe("By when the firm may answer a dispute."),
  settledOn: day
    .nullable()
    .describe("Since when what a lost dispute took counts as settled otherwise."),
  settlement: z.string().nullable().describe("How, in the words of staff; for staff alone."),
  page: z.string().nullable().describe("Where it can be read, if it is one of the firm’s own."),
  overage: z
    .array(billedOverage)
    .describe(
      "Hours beyond the plan on an invoice to a card; the firm’s own say it on their page.",
    ),
});

export type BilledOverage = z.output<typeof billedOverage>;

export type BilledInvoice = z.output<typeof billedInvoice>;

export const saleInvoice = billedInvoice
  .pick({ id: true, number: true, cents: true, status: true })
  .extend({ dueDate: day, pdf: z.string() });

export type SaleInvoice = z.output<typeof saleInvoice>;

const ofCards = {
  page: true,
  overage: true,
  creditCents: true,
  dueCents: true,
  refundedCents: true,
  refundableCents: true,
  settledOn: true,
  settlement: true,
  dispute: true,
  evidenceDue: true,
} as const;

export const listedInvoice = billedInvoice.omit(ofCards).extend({
  dueDate: day,
  companyId: z.string(),
  company: z.string().describe("As it is called now."),
  pdf: z.string(),
  paidOn: day.nullable(),
  paidNote: z.string().nullable().describe("A reference, which the client reads."),
  staffNote: z.string().nullable().describe("On the payment, for staff; null for anybody else."),
  voidedOn: day.nullable(),
  voidedBecause: z.string().nullable(),
});

export type ListedInvoice = z.output<typeof listedInvoice>;

export const shownInvoice = listedInvoice.extend({
  hash: z.string().describe("SHA-256 of the snapshot as canonical JSON, in hex."),
  snapshot: invoiceSnapshot,
});

export type ShownInvoice = z.output<typeof shownInvoice>;

export const credit = z.object({
  id: z.guid(),
  text: z.string().describe("What it is for."),
  ofPlan: z.boolean().describe("Else of hours beyond the plan."),
  cents,
  paidBackOn: day
    .nullable()
    .describe("Null while it waits for an invoice of at least as much, which takes it."),
  reason: z.string().nullable().describe("How it was paid back, in the words of staff."),
});

export type Credit = z.output<typeof credit>;

export const creditPaidBack = z.object({
  creditId: z.guid(),
  cents: cents.describe("Of the credit, as whoever asks has seen it."),
  reason: requiredLine(500, "Please say how", "Please say it in at most 500 characters")
    .nullable()
    .describe("How it was paid back, which the client reads; null to take that back."),
});

export type CreditPaidBack = z.output<typeof creditPaidBack>;

export const statementInvoice = z.object({
  invoice: z
    .object({
      id: z.string(),
      number: z.string(),
      href: z
        .string()
        .describe("Where it is read: its page here, or its PDF at the card provider."),
    })
    .nullable()
    .describe("Null where nothing of it is billed, and for those whom invoices are not for."),
});

export type StatementInvoice = z.output<typeof statementInvoice>;

export const invoiceFilters = ["unpaid", "overdue", "paid", "void"] as const;

export const invoiceSorts = ["date", "due", "amount"] as const;

const optionalDay = civilDay.optional().catch(undefined);

export const invoiceQuery = z.object({
  q: searchWords.describe("A number, or words that the company’s name contains."),
  status: z.enum(invoiceFilters).optional().catch(undefined),
  companyId: z.guid().optional().catch(undefined),
  from: optionalDay.describe("Issued on this day or later."),
  to: optionalDay.describe("Issued on this day or earlier."),
  sort: z.enum(invoiceSorts).catch("date").default("date"),
  direction: z.enum(["asc", "desc"]).catch("desc").default("desc"),
  limit: rowLimit(200),
  page: pageNumber,
});

export type InvoiceQuery = z.output<typeof invoiceQuery>;

const tooLong = "Please keep it to 500 characters";

export const paymentInput = z.object({
  date: civilDay,
  note: line(tooLong)
    .max(500, tooLong)
    .default("")
    .describe("A reference, such as a check’s number, which the client reads."),
  staffNote: line(tooLong).max(500, tooLong).default("").describe("For staff."),
});

export type PaymentInput = z.output<typeof paymentInput>;

export const voidInput = z.object({
  reason: requiredLine(500, "Please give a reason", "Please keep the reason to 500 characters"),
});

export type VoidInput = z.output<typeof voidInput>;

export const accountQuery = z.object({
  from: optionalDay.describe("The first day; that of the last one’s month if missing."),
  to: optionalDay.describe("The last day; that of last month if missing."),
});

export type AccountQuery = z.output<typeof accountQuery>;

export const account = z.object({
  from: day,
  to: day,
  issuedCents: cents,
  paidCents: cents,
  creditCents: cents.describe("Of invoices voided in this time."),
  outstandingCents: cents.describe("Neither paid nor void on the last day."),
  paidBackCents: cents.describe("Of credits that were paid back otherwise than by an invoice."),
  creditsPaidBack: z.array(
    z.object({
      id: z.string(),
      company: z.string(),
      date: day,
      text: z.string().describe("What the credit was for."),
      reason: z.string().describe("How it was paid back."),
      cents,
    }),
  ),
  invoices: z.array(
    listedInvoice.extend({ outstanding: z.boolean().describe("On the last day.") }),
  ),
});

export type Account = z.output<typeof account>;
