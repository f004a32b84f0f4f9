import { civilDay, unbrokenDays } from "../../content/civil-day.ts";
import { dollars } from "../../content/dollars.ts";
import { unbroken } from "../../content/unbroken.ts";
import { OverageLink } from "./overage-link.tsx";
import { type Billing, cardName } from "../../domain/billing/schema.ts";

type Props = Pick<
  Billing,
  | "card"
  | "cardEnds"
  | "creditCents"
  | "nextCharge"
  | "overage"
  | "payment"
  | "subscription"
  | "takesCard"
>;

function nextWords({
  nextCharge,
  payment,
  subscription,
  takesCard,
}: Pick<Props, "nextCharge" | "payment" | "subscription" | "takesCard">): string {
  const { pause = null, endsOn = null } = subscription ?? {};
  if (nextCharge) return `${dollars(nextCharge.cents)} on ${unbroken(civilDay(nextCharge.date))}`;
  if (payment?.state === "bank")
    return `${dollars(payment.cents)}, once it is confirmed with the bank`;
  if (payment?.state === "refused" && takesCard)
    return `${dollars(payment.cents)}, once another card is added`;
  return pause && endsOn === null
    ? `None before ${unbroken(civilDay(pause.until))}`
    : "None planned";
}

export function NextCharge({ card, cardEnds, creditCents, overage, ...ahead }: Props) {
  const { nextCharge, payment } = ahead;
  return (
    <dl className="plan-facts">
      <div>
        <dt>Card on file</dt>
        <dd>
          {card
            ? `${cardName({ cardBrand: card.brand, cardLast4: card.last4 })}, expires ${card.expires.split("-").toReversed().join("/")}`
            : "None"}
        </dd>
        {cardEnds ? (
          <dd className="plan-warning">
            {cardEnds === "soon" ? "Expires soon" : "Has expired"}: another card is needed
          </dd>
        ) : null}
      </div>
      <div>
        <dt>Next charge</dt>
        <dd>{nextWords(ahead)}</dd>
        {nextCharge?.for === "open" ? (
          <dd>
            {payment?.state === "refused" ? "The declined card is tried again" : "Billed already"}
          </dd>
        ) : null}
      </div>
      {creditCents > 0 ? (
        <div>
          <dt>Credit</dt>
          <dd>{dollars(creditCents)}, taken off before the card is charged</dd>
        </div>
      ) : null}
      {overage.waiting.length + overage.closing.length > 0 ? (
        <div>
          <dt>
            {nextCharge?.for === "renewal" && !overage.isAlone
              ? "Of that, beyond your plan"
              : "Still to be billed"}
          </dt>
          {overage.closing.map((line) => (
            <dd key={line.starts}>
              Hours beyond your plan, {unbrokenDays(line)}: {dollars(line.cents)} so far, final on{" "}
              {unbroken(civilDay(line.closesOn))}
            </dd>
          ))}
          {overage.waiting.map((line) => (
            <dd key={line.statementId}>
              <OverageLink line={line} />
            </dd>
          ))}
        </div>
      ) : null}
    </dl>
  );
}
