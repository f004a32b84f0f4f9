import { civilDay } from "../../content/civil-day.ts";
import { dollars } from "../../content/dollars.ts";
import { type Billing, cardName } from "../../domain/billing/schema.ts";

export function NextCharge({ card, nextCharge }: Pick<Billing, "card" | "nextCharge">) {
  return (
    <dl className="plan-facts">
      <div>
        <dt>Card on file</dt>
        <dd>
          {card
            ? `${cardName({ cardBrand: card.brand, cardLast4: card.last4 })}, expires ${card.expires.split("-").toReversed().join("/")}`
            : "None"}
        </dd>
      </div>
      <div>
        <dt>Next charge</dt>
        <dd>
          {nextCharge
            ? `${dollars(nextCharge.cents)} on ${civilDay(nextCharge.date)}`
            : "None planned"}
        </dd>
      </div>
    </dl>
  );
}
