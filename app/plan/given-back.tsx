import { civilDay } from "../../content/civil-day.ts";
import { dollars } from "../../content/dollars.ts";
import type { ListedRefund } from "../../domain/billing/refunds/schema.ts";

const done: Record<ListedRefund["kind"], string> = {
  refund: "To the card that paid",
  credit: "Off the next invoices",
};

function stateOf({ kind, state }: ListedRefund): string {
  if (state === "asked") return "Under way";
  return state === "refused" ? "Refused by the card provider" : done[kind];
}

export function GivenBack({ refunds }: { refunds: ListedRefund[] }) {
  if (refunds.length === 0) return null;
  return (
    <>
      <h3>Refunds and credits</h3>
      <ul className="invoice-list">
        {refunds.map((refund) => {
          const { id, kind, cents, date, reason, invoice } = refund;
          return (
            <li key={id}>
              {kind === "credit" ? "Credit" : `Refund of ${invoice ?? "an invoice"}`}
              <span className="invoice-sum">{dollars(cents)}</span>
              <span>
                {civilDay(date)} · {stateOf(refund)} · {reason}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
