import { civilDay } from "../../content/civil-day.ts";
import type { PlanChoice, Subscription } from "../../domain/membership/schema.ts";
import { yearly } from "../../content/plans.ts";
import { Choice } from "../ui/choice.tsx";
import { monthlyPrice, termWords } from "./plan-words.ts";
import type { Choosing } from "./use-choice.ts";

const termHints: Record<PlanChoice["term"], string> = {
  month: "Can be changed or ended with any period.",
  year: `Kept for a year. Brings ${yearly.brings}.`,
};

type Props = { choosing: Choosing; offers: Subscription["offers"]; asksPlan: boolean };

export function ChangeFields({ choosing, offers, asksPlan }: Props) {
  const { choice, offer, slot, ask } = choosing;
  return (
    <div className="form">
      {asksPlan ? (
        <div className="field">
          <label htmlFor="plan-id">Plan</label>
          <select
            id="plan-id"
            className="control"
            value={choice.planId}
            onChange={({ target }) => ask({ planId: target.value })}
          >
            {offers.map(({ planId, name, price, hoursIncluded }) => (
              <option key={planId} value={planId}>
                {name}: {monthlyPrice(price)}, {hoursIncluded} hours
              </option>
            ))}
          </select>
        </div>
      ) : null}
      {asksPlan || offer.terms.length > 1 ? (
        <Choice
          legend="Term"
          control={{
            name: "term",
            onChange: ({ target }) => ask({ term: target.value as PlanChoice["term"] }),
          }}
          chosen={choice.term}
          options={offer.terms.map(({ term }) => ({
            value: term,
            label: termWords[term],
            hint: termHints[term],
          }))}
        />
      ) : null}
      {slot.now ? (
        <Choice
          legend="When"
          control={{
            name: "when",
            onChange: ({ target }) => ask({ when: target.value as PlanChoice["when"] }),
          }}
          chosen={choice.when}
          options={[
            {
              value: "next",
              label: `From ${civilDay(slot.on)}`,
              hint: "Until then it can be taken back.",
            },
            {
              value: "now",
              label: "Take it now",
              hint: "A new period begins today, in place of the present one.",
            },
          ]}
        />
      ) : null}
    </div>
  );
}
