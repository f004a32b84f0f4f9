import { lastDay } from "../../content/civil-day.ts";
import { dollars } from "../../content/dollars.ts";
import { termPrice } from "../../content/plans.ts";
import { unbroken } from "../../content/unbroken.ts";
import type { Subscription } from "../../domain/membership/schema.ts";
import { monthlyPrice, termWords } from "./plan-words.ts";

export function PlanFacts({ subscription }: { subscription: Subscription }) {
  const { price, hoursIncluded, term, termEnds, awaited } = subscription;
  return (
    <dl className="plan-facts">
      <div>
        <dt>Price</dt>
        <dd>
          {term === "year" ? `${dollars(termPrice(price, term))} a year` : monthlyPrice(price)}
        </dd>
      </div>
      <div>
        <dt>Hours each period</dt>
        <dd>{term === "year" ? `${hoursIncluded} and 1 bonus hour` : hoursIncluded}</dd>
      </div>
      <div>
        <dt>Term</dt>
        <dd>
          {termWords[term]}
          {termEnds && !awaited ? `, through ${unbroken(lastDay(termEnds))}` : ""}
        </dd>
      </div>
    </dl>
  );
}
