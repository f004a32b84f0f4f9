import { CodedError } from "../errors.ts";

/** The provider says no for good: nothing has moved. */
export class RefundRefused extends CodedError {
  override name = "RefundRefused";
}

type Refund = { paymentId: string; cents: number; ownKey: string };
type Credit = { customerId: string; cents: number; ownKey: string; text?: string };

type Credited = { id: string; cents: number };

/** Money given back, in US cents. Writes are idempotent by key; every call may throw CodedError unavailable. */
export type Refunds = {
  /** @throws RefundRefused */
  refund(of: Refund, key: string): Promise<string>;
  /** Also one whose answer got lost. */
  findRefund(of: Pick<Refund, "paymentId" | "ownKey">): Promise<string | null>;
  /** Lowers what the next invoices charge; below zero it takes that back. @throws RefundRefused */
  credit(of: Credit, key: string): Promise<Credited>;
  findCredit(of: Pick<Credit, "customerId" | "ownKey">): Promise<Credited | null>;
  creditLeft(customerId: string): Promise<number>;
};
