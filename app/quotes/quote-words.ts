import type { OrderStage, Quote } from "../../domain/quotes/schema.ts";

type Order = NonNullable<Quote["order"]>;

export const quoteWords: Record<Quote["status"], string> = {
  draft: "Draft",
  sent: "Open",
  accepted: "Accepted",
  declined: "Declined",
  expired: "Expired",
};

export const orderWords: Record<Order["status"], string> = {
  ordered: "Ordered",
  in_progress: "In progress",
  delivered: "Delivered",
};

const stageWords: Record<OrderStage, string> = {
  ...orderWords,
  deposit_due: "Deposit due",
  deposit_paid: "Deposit paid",
  balance_due: "Delivered, balance invoiced",
  settled: "Delivered and paid",
};

export const sayStage = ({ status, stage }: Pick<Order, "status" | "stage">): string =>
  status === "delivered" && stage === "deposit_due" ? "Delivered, deposit due" : stageWords[stage];
