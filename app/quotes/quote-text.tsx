import { civilDay } from "../../content/civil-day.ts";
import { dollars, dollarsAlike } from "../../content/dollars.ts";
import { unbroken } from "../../content/unbroken.ts";
import type { Quote } from "../../domain/quotes/schema.ts";

type Shown = Pick<
  Quote,
  | "lines"
  | "discountPercent"
  | "depositPercent"
  | "subtotal"
  | "discount"
  | "total"
  | "deposit"
  | "depositBy"
  | "status"
  | "expiresOn"
  | "terms"
>;

function sayDeposit({ deposit, depositPercent, depositBy }: Shown): string {
  if (depositBy === null) return "There is no deposit, and accepting charges no card.";
  const sum = `deposit of ${dollars(deposit)} (${depositPercent}%)`;
  return depositBy === "card"
    ? `Once it is accepted, the ${sum} is due by card. Accepting by itself charges nothing.`
    : `Accepting it brings an invoice for the ${sum}, and charges no card.`;
}

export function QuoteText({ quote }: { quote: Shown }) {
  const { lines, discountPercent, expiresOn, terms } = quote;
  const { subtotal, discount, total, status } = quote;
  const amounts = lines.map(({ quantity, cents }) => quantity * cents);
  const say = dollarsAlike([...amounts, subtotal, discount, total]);
  return (
    <div className="quote-text">
      <table>
        <caption className="sr-only">What the quote is for</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ text, quantity, cents }, index) => (
            <tr key={`${index} ${text}`}>
              <td>
                {text}
                {quantity > 1 ? (
                  <span className="quote-each">
                    {quantity} at {dollars(cents)} each
                  </span>
                ) : null}
              </td>
              <td>{say(quantity * cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {discount > 0 ? (
            <>
              <tr>
                <th scope="row">Subtotal</th>
                <td>{say(subtotal)}</td>
              </tr>
              <tr>
                <th scope="row">Member’s discount, {discountPercent}%</th>
                <td>−{say(discount)}</td>
              </tr>
            </>
          ) : null}
          <tr>
            <th scope="row">Total</th>
            <td>
              <strong>{say(total)}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
      {status === "draft" || status === "sent" ? (
        <p>
          {sayDeposit(quote)} Open until {unbroken(civilDay(expiresOn))}.
        </p>
      ) : null}
      {terms ? <p className="quote-terms">{terms}</p> : null}
    </div>
  );
}
