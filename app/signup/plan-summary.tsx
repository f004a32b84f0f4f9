import type { ReactNode } from "react";
import { Benefit } from "../plan/benefit.tsx";
import { type Plan, sayTermPrice, soldPlans, type Term, yearly } from "../../content/plans.ts";
import { HoursThread } from "../site/membership/hours-thread.tsx";
import { dollars } from "../../content/dollars.ts";

const mostHours = Math.max(...soldPlans.map(({ hoursIncluded }) => hoursIncluded));

export function PlanSummary({
  plan,
  term = "month",
  children,
}: {
  plan: Plan;
  term?: Term;
  children?: ReactNode;
}) {
  const { name, description, price, hoursIncluded, features } = plan;
  return (
    <section className="plan-summary" aria-labelledby="plan-name">
      <div>
        <p className="label">Your plan</p>
        <h2 id="plan-name" className="text-title-2">
          {name}
        </h2>
        <p>{description}</p>
      </div>
      <dl>
        <div>
          <dt>Price</dt>
          <dd>
            <strong>{dollars(price)}</strong> per month
            {term === "year" ? <span>{sayTermPrice(price, term)}</span> : null}
          </dd>
        </div>
        <div>
          <dt>Hours included</dt>
          <dd>
            <strong>{hoursIncluded}</strong> per month
            {term === "year" ? <span>and {yearly.bonusHours} bonus hour</span> : null}
          </dd>
        </div>
      </dl>
      {hoursIncluded > 0 ? (
        <HoursThread hours={hoursIncluded} widest={Math.max(mostHours, hoursIncluded)} />
      ) : null}
      <ul className="plan-summary-features">
        {features.map((feature) => (
          <li key={feature}>
            <Benefit>{feature}</Benefit>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
