/** A line of its own on an invoice: what a statement has beyond the plan. Money in US cents. */
type OverageLine = {
  customerId: string;
  statementId: string;
  cents: number;
  text: string;
  from: Date;
  until: Date;
};

/** Waits for the next invoice of a subscription, or is put on a draft. */
type LinePlace = { subscriptionId: string } | { invoiceId: string };

type OfStatement = { customerId: string; statementId: string };

/** Writes are idempotent by key; every call may throw CodedError unavailable. */
export type OverageLines = {
  add(line: OverageLine, place: LinePlace, key: string): Promise<string>;
  /** Also one whose answer got lost; none that is on a void invoice of something else. */
  find(of: OfStatement): Promise<{ itemId: string; invoiceId: string | null } | null>;
  /** Only while no invoice has it. */
  takeBack(itemId: string, key: string): Promise<void>;
  /** A draft for one line. */
  startInvoice(of: OfStatement & { paymentMethodId: string | null }, key: string): Promise<string>;
  findInvoice(of: OfStatement): Promise<string | null>;
  putOn(invoiceId: string, itemId: string, key: string): Promise<void>;
  /** From now on, whoever asks for it: one that was started names a card of its own. */
  chargeTo(invoiceId: string, card: string, key: string): Promise<void>;
  /** Charges the card. Nothing the second time, nor where the card has refused. */
  issue(invoiceId: string, key: string): Promise<void>;
};
