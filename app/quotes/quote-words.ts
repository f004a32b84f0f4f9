import type { OrderStage, Quote } from "../../domain/quotes/schema.ts";

export const quoteWords: Record<Quote["status"], string> = {
  draft: "Draft",
  sent: "Open",
  accepted: "Accepted",
  declined: "Declined",
  expired: "Expired",
};

export const orderWords: Record<NonNullable<Quote["order"]>["status"], string> = {
  ordered: "Ordered",
  in_progress: "In progress",
  delivered: "Delivered",
};

export const stageWords: Record<OrderStage, string> = {
  ...orderWords,
  deposit_due: "Deposit due",
  deposit_paid: "Deposit paid",
  balance_due: "Delivered, balance invoiced",
  settled: "Delivered and paid",
};
