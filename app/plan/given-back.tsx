import { civilDay } from "../../content/civil-day.ts";
import { dollars } from "../../content/dollars.ts";
import type { ListedRefund } from "../../domain/billing/refunds/schema.ts";

const states: Record<ListedRefund["state"], string> = {
  asked: "Under way",
  done: "Done",
  refused: "Refused by the card provider",
};

export function GivenBack({ refunds }: { refunds: ListedRefund[] }) {
  if (refunds.length === 0) return null;
  return (
    <>
      <h3>Refunds and credits</h3>
      <ul className="invoice-list">
        {refunds.map(({ id, kind, cents, date, reason, invoice, state }) => (
          <li key={id}>
            {kind === "credit" ? "Credit" : `Refund of ${invoice ?? "an invoice"}`}
            <span className="invoice-sum">{dollars(cents)}</span>
            <span>
              {civilDay(date)} · {states[state]} · {reason}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
