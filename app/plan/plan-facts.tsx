import { lastDay } from "../../content/civil-day.ts";
import type { Subscription } from "../../domain/membership/schema.ts";
import { monthlyPrice, termWords } from "./plan-words.ts";

export function PlanFacts({ subscription }: { subscription: Subscription }) {
  const { price, hoursIncluded, term, termEnds } = subscription;
  return (
    <dl className="plan-facts">
      <div>
        <dt>Price</dt>
        <dd>{monthlyPrice(price)}</dd>
      </div>
      <div>
        <dt>Hours each period</dt>
        <dd>{term === "year" ? `${hoursIncluded} and 1 bonus hour` : hoursIncluded}</dd>
      </div>
      <div>
        <dt>Term</dt>
        <dd>
          {termWords[term]}
          {termEnds ? `, through ${lastDay(termEnds)}` : ""}
        </dd>
      </div>
    </dl>
  );
}
