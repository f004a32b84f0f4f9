import { membershipPage } from "../../../content/membership.ts";
import { Benefit } from "../../plan/benefit.tsx";
import { enterpriseHours } from "../../../content/rates.ts";
import {
  hoursFeature,
  type Plan,
  sayTermPrice,
  soldPlans,
  yearly,
} from "../../../content/plans.ts";
import { dollars } from "../../../content/dollars.ts";
import { HoursThread } from "./hours-thread.tsx";
import { PlanGlance } from "./plan-glance.tsx";
import { TermSwitch } from "./term-switch.tsx";
import { planSlug, signupAddress } from "./plan-slug.ts";

const { enterprise } = membershipPage;
const mostHours = Math.max(...soldPlans.map(({ hoursIncluded }) => hoursIncluded));
const [first, ...others] = soldPlans;
const inEveryPlan = (first?.features ?? []).filter((feature) =>
  others.every(({ features }) => features.includes(feature)),
);

const isListed = (hours: number) => (feature: string) =>
  !inEveryPlan.includes(feature) && feature !== hoursFeature(hours);

function PlanCard({ plan }: { plan: Plan }) {
  const { name, price, hoursIncluded, description, idealFor, features, popular } = plan;
  const slug = planSlug(name);
  return (
    <article id={slug} className="plan" data-popular={popular} aria-labelledby={`${slug}-name`}>
      <h2 id={`${slug}-name`} className="text-title-3">
        {name}
        {popular ? <span className="tag tag-popular">Popular</span> : null}
      </h2>
      <p className="plan-price">
        <strong>{dollars(price)}</strong> per month{" "}
        <span className="by-year">{sayTermPrice(price, "year")}</span>
      </p>
      <HoursThread hours={hoursIncluded} widest={mostHours} />
      <p className="plan-hours">
        <strong>{hoursIncluded} hours</strong> per month{" "}
        <span className="by-year">and {yearly.bonusHours} bonus hour</span>
      </p>
      <p>{description}</p>
      <p className="plan-fit">
        <span className="label">Ideal for</span>
        {idealFor}
      </p>
      <ul className="plan-features">
        {features.filter(isListed(hoursIncluded)).map((feature) => (
          <li key={feature}>
            <Benefit>{feature}</Benefit>
          </li>
        ))}
      </ul>
      <p className="plan-choose">
        <a
          className={`button by-month ${popular ? "button-primary" : "button-quiet"}`}
          href={signupAddress(name)}
          aria-label={`Choose Plan: ${name}`}
        >
          Choose Plan
        </a>
        <a
          className={`button by-year ${popular ? "button-primary" : "button-quiet"}`}
          href={signupAddress(name, "year")}
          aria-label={`Choose Yearly: ${name}`}
        >
          Choose Yearly
        </a>
      </p>
    </article>
  );
}

export function PlanCards() {
  return (
    <section className="shell plans" aria-label="Plans">
      <PlanGlance />
      <TermSwitch />
      <div className="plan-columns">
        {soldPlans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </div>
      <div className="every-plan">
        <h2 className="label">In every plan</h2>
        <ul>
          {inEveryPlan.map((feature) => (
            <li key={feature}>
              <Benefit>{feature}</Benefit>
            </li>
          ))}
        </ul>
      </div>
      <div className="enterprise">
        <h2 className="text-title-3">{enterprise.heading}</h2>
        <HoursThread hours={enterpriseHours} widest={enterpriseHours} />
        <p>{enterprise.text}</p>
        <a className="link" href="/contact?plan=membership-plan&about=enterprise">
          {enterprise.label}
        </a>
      </div>
    </section>
  );
}
