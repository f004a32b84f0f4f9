import { z } from "zod";
import { requiredLine } from "../../fields/schema.ts";

const cents = z.int().describe("US cents.");

export const refundKinds = ["refund", "credit"] as const;

export const refundStates = ["asked", "done", "refused"] as const;

const tooLittle = "Please give an amount of at least one cent";
const moneyBack = {
  key: z.guid().describe("Chosen by the sender: the same key never gives money back twice."),
  cents: z.int(tooLittle).min(1, tooLittle).max(10_000_000, "That is too much"),
  reason: requiredLine(500, "Please say why", "Please say it in at most 500 characters"),
  besides: z
    .guid()
    .nullable()
    .default(null)
    .describe("The one of the last day that whoever asks knows of: `current.id` of a refusal."),
};

export const refundInput = z.object({
  ...moneyBack,
  invoiceId: z.guid(),
  leftCents: z.int().describe("What was left to refund when it was asked for."),
});

export const creditInput = z.object(moneyBack);

export type RefundInput = z.output<typeof refundInput>;
export type CreditInput = z.output<typeof creditInput>;

export const settlementInput = z.object({
  invoiceId: z.guid(),
  reason: requiredLine(500, "Please say how", "Please say it in at most 500 characters")
    .nullable()
    .describe("How it was settled, for staff; null to take that back."),
});

export type SettlementInput = z.output<typeof settlementInput>;

export const listedRefund = z.object({
  id: z.string(),
  kind: z.enum(refundKinds),
  state: z.enum(refundStates),
  cents,
  reason: z.string(),
  date: z.iso.date(),
  invoice: z.string().nullable().describe("The number of the invoice that was refunded."),
});

export type ListedRefund = z.output<typeof listedRefund>;
