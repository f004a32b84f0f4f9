import type { ReactNode } from "react";
import { civilDay } from "../../content/civil-day.ts";
import { dollarsAlike } from "../../content/dollars.ts";
import { unbroken } from "../../content/unbroken.ts";
import type { SaleInvoice } from "../../domain/invoices/schema.ts";
import type { Deposit, Quote } from "../../domain/quotes/schema.ts";
import { invoiceWords } from "../plan/invoice-words.ts";

type Order = NonNullable<Quote["order"]>;

const cardStates: Record<Deposit["state"], string> = {
  due: "due by card",
  refused: "the card was declined",
  bank: "the bank asks to confirm it",
  paid: "paid by card",
  refunded: "paid by card, and refunded",
  void: "no longer due",
};

function InvoiceLine({ invoice, path }: { invoice: SaleInvoice; path: string }) {
  const { id, number, status, dueDate, pdf } = invoice;
  return (
    <>
      <a className="link nowrap" href={`${path}/${id}`}>
        Invoice {number}
      </a>
      , {invoiceWords[status].toLowerCase()}
      {status === "open" || status === "overdue" ? `, due ${unbroken(civilDay(dueDate))}` : ""} (
      <a className="link" href={pdf}>
        PDF<span className="sr-only"> of invoice {number}</span>
      </a>
      )
    </>
  );
}

function depositText(
  { state, invoice, pdf, creditCents }: Deposit,
  path: string,
  say: (cents: number) => string,
): ReactNode {
  if (invoice) return <InvoiceLine invoice={invoice} path={path} />;
  return (
    <>
      {cardStates[state]}
      {creditCents > 0 ? `; the ${say(creditCents)} that credit paid stays off the balance` : ""}
      {pdf ? (
        <>
          {" ("}
          <a className="link" href={pdf}>
            PDF<span className="sr-only"> of the deposit’s invoice</span>
          </a>
          )
        </>
      ) : null}
    </>
  );
}

export function OrderMoney({ order, invoices }: { order: Order; invoices: string }) {
  const { deposit, balance } = order;
  const say = dollarsAlike([deposit?.cents ?? 0, deposit?.creditCents ?? 0, balance.cents]);
  return (
    <dl className="order-money">
      {deposit ? (
        <div>
          <dt>Deposit</dt>
          <dd>
            <strong>{say(deposit.cents)}</strong>, {depositText(deposit, invoices, say)}
          </dd>
        </div>
      ) : null}
      {balance.cents > 0 ? (
        <div>
          <dt>{deposit ? "Balance" : "Total"}</dt>
          <dd>
            <strong>{say(balance.cents)}</strong>,{" "}
            {balance.invoice ? (
              <InvoiceLine invoice={balance.invoice} path={invoices} />
            ) : order.status === "delivered" ? (
              "not invoiced yet"
            ) : (
              "invoiced once it is delivered"
            )}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
