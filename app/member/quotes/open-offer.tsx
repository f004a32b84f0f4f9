import { civilDay } from "../../../content/civil-day.ts";
import { dollarsAlike } from "../../../content/dollars.ts";
import { firm } from "../../../content/firm.ts";
import type { ReadableQuote } from "../../../domain/quotes/schema.ts";
import { mailLink } from "../../mail-link.ts";
import { useHandOverFocus } from "../../ui/return-focus.ts";
import { moneyHeading } from "./quotes-query.ts";
import { AnswerQuote } from "./answer-quote.tsx";

export function OpenOffer({ quote }: { quote: ReadableQuote }) {
  const place = useHandOverFocus<HTMLElement>();
  const { total, deposit, depositPercent, expiresOn } = quote;
  const say = dollarsAlike([total, deposit]);
  return (
    <section ref={place} className="quote-money" aria-labelledby={moneyHeading}>
      <h2 id={moneyHeading} tabIndex={-1} className="text-title-3">
        Your answer
      </h2>
      <dl className="order-money">
        <div>
          <dt>Total</dt>
          <dd>
            <strong>{say(total)}</strong>
          </dd>
        </div>
        {deposit > 0 ? (
          <div>
            <dt>Deposit</dt>
            <dd>
              {say(deposit)}, {depositPercent}% of it
            </dd>
          </div>
        ) : null}
        <div>
          <dt>Open until</dt>
          <dd>{civilDay(expiresOn)}</dd>
        </div>
      </dl>
      <AnswerQuote quote={quote} />
    </section>
  );
}

const closed: Record<"expired" | "declined", string> = {
  expired: "It can no longer be accepted. Write to us, and we will send you a new one.",
  declined: "If you need it after all, write to us, and we will send you a new one.",
};

type Closed = Pick<ReadableQuote, "title"> & { status: keyof typeof closed };

export const AskAgain = ({ title, status }: Closed) => (
  <section className="quote-money" aria-labelledby={moneyHeading}>
    <h2 id={moneyHeading} tabIndex={-1} className="text-title-3">
      No longer open
    </h2>
    <p>{closed[status]}</p>
    <p>
      <a className="button button-primary" href={mailLink(firm.email, { subject: title })}>
        Ask for a new one
      </a>
    </p>
  </section>
);
