import { dollars } from "../../../content/dollars.ts";
import { type StaffQuote, waitsForCard, waitsForInvoice } from "../../../domain/quotes/schema.ts";
import { request } from "../../api-client/api-fetch.ts";
import { OrderMoney } from "../../quotes/order-money.tsx";
import { ConfirmAction } from "../confirm-action.tsx";
import { quotesPath } from "./quotes-path.ts";

type Order = NonNullable<StaffQuote["order"]>;
type Billing = { what: "deposit" | "balance"; cents: number };

function billingOf(order: Order): Billing | null {
  const { deposit, balance } = order;
  if (waitsForInvoice(order)) return { what: "balance", cents: balance.cents };
  return deposit && waitsForCard(order) ? { what: "deposit", cents: deposit.cents } : null;
}

const said = {
  deposit:
    "The owners and billing contacts get it by email. The deposit can’t be paid by card from then on.",
  balance: "The owners and billing contacts get it by email.",
};

export function OrderBilling({ quote: { id, company, order } }: { quote: StaffQuote }) {
  if (!order) return null;
  const billing = billingOf(order);
  return (
    <>
      <OrderMoney order={order} invoices="/admin/invoices" />
      {billing ? (
        <ConfirmAction
          list={quotesPath}
          question={({ what, cents }: Billing) => ({
            title: `Send ${company} an invoice for ${dollars(cents)}?`,
            text: said[what],
            confirm: "Send the invoice",
          })}
          act={({ what }) => request("POST", `${quotesPath}/${id}/${what}-invoice`, {})}
          done={({ cents }) => ({
            title: "Invoice sent",
            description: `${dollars(cents)}, ${company}`,
          })}
          failed={() => ({ title: "No invoice was sent", description: "Please try again." })}
        >
          {(ask) => (
            <p>
              <button
                type="button"
                className={`button ${billing.what === "balance" ? "button-primary" : "button-quiet"}`}
                onClick={() => ask(billing)}
              >
                {billing.what === "deposit"
                  ? "Send an invoice for the deposit instead"
                  : "Invoice the balance"}
              </button>
            </p>
          )}
        </ConfirmAction>
      ) : null}
    </>
  );
}
