import { civilDay } from "../../content/civil-day.ts";
import { dollars } from "../../content/dollars.ts";
import { OverageLink } from "./overage-link.tsx";
import { type Billing, cardName } from "../../domain/billing/schema.ts";

type Props = Pick<Billing, "card" | "cardEnds" | "creditCents" | "nextCharge" | "overage">;

export function NextCharge({ card, cardEnds, creditCents, nextCharge, overage }: Props) {
  return (
    <dl className="plan-facts">
      <div>
        <dt>Card on file</dt>
        <dd>
          {card
            ? `${cardName({ cardBrand: card.brand, cardLast4: card.last4 })}, expires ${card.expires.split("-").toReversed().join("/")}`
            : "None"}
        </dd>
        {cardEnds ? <dd>{cardEnds === "soon" ? "Expires soon" : "Has expired"}</dd> : null}
      </div>
      <div>
        <dt>Next charge</dt>
        <dd>
          {nextCharge
            ? `${dollars(nextCharge.cents)} on ${civilDay(nextCharge.date)}`
            : "None planned"}
        </dd>
      </div>
      {creditCents > 0 ? (
        <div>
          <dt>Credit</dt>
          <dd>{dollars(creditCents)}, taken off before the card is charged</dd>
        </div>
      ) : null}
      {overage.waiting.length > 0 ? (
        <div>
          <dt>{nextCharge ? "Of that, beyond your plan" : "Still to be billed"}</dt>
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
