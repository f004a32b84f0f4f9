import { civilDay } from "../../content/civil-day.ts";
import { dollars } from "../../content/dollars.ts";
import type { ListedRefund } from "../../domain/billing/refunds/schema.ts";
import type { Billing } from "../../domain/billing/schema.ts";
import type { Credit } from "../../domain/invoices/schema.ts";

const done: Record<ListedRefund["kind"], string> = {
  refund: "To the card that paid",
  credit: "Off the next invoices",
};

function stateOf({ kind, state }: ListedRefund): string {
  if (state === "asked") return "Under way";
  return state === "refused" ? "Refused by the card provider" : done[kind];
}

/** For staff. */
type Marks = { onMark?: ((credit: Credit) => void) | undefined };

function CreditRow({ credit, onMark }: { credit: Credit } & Marks) {
  const { text, cents, paidBackOn, reason } = credit;
  return (
    <li>
      Credit
      <span className="invoice-sum">{dollars(cents)}</span>
      <span>{text}</span>
      <span>
        {paidBackOn
          ? `Paid back on ${civilDay(paidBackOn)} · ${reason ?? ""}`
          : "Will be taken off the next invoice that is at least as large"}
      </span>
      {onMark ? (
        <span className="invoice-steps">
          <button type="button" className="link" onClick={() => onMark(credit)}>
            {paidBackOn ? "Mark not paid back" : "Mark paid back"}
            <span className="sr-only"> {text}</span>
          </button>
        </span>
      ) : null}
    </li>
  );
}

type Props = Pick<Billing, "refunds" | "credits"> & Marks;

export function GivenBack({ refunds, credits, onMark }: Props) {
  if (refunds.length + credits.length === 0) return null;
  return (
    <>
      <h3>Refunds and credits</h3>
      <ul className="invoice-list">
        {credits.map((credit) => (
          <CreditRow key={credit.id} credit={credit} onMark={onMark} />
        ))}
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
