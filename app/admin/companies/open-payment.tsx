import { dollars } from "../../../content/dollars.ts";
import { unbrokenMoment } from "../../../content/firm-day.ts";
import { plans } from "../../../content/plans.ts";
import type { Billing } from "../../../domain/billing/schema.ts";
import { CallOff } from "../../plan/call-off.tsx";
import { chargeWords } from "../../plan/charge-words.ts";
import type { PlanDoor } from "../../plan/plan-door.ts";
import { ChargeAgain } from "../signups/charge-again.tsx";

const nameOf = (planId: string) => plans.find(({ id }) => id === planId)?.name ?? planId;

type Props = {
  payment: NonNullable<Billing["payment"]>;
  door: PlanDoor;
  /** The plan that stays where this one was to pay for another. */
  present: string | null;
};

export function OpenPayment({ payment, door, present }: Props) {
  const { state, cents, planId, changesBy, earlierCard } = payment;
  return (
    <div className="company-open" data-trouble={state !== "charging" || undefined}>
      <p>
        <strong>{chargeWords[state]}</strong>: {dollars(cents)}.
        {changesBy
          ? ` The plan changes to ${nameOf(planId)} if it is paid by ${unbrokenMoment(changesBy)}.`
          : null}
        {earlierCard
          ? ` It is owed from before they signed up again: only the card of that time, ${earlierCard}, can be asked for it, or they pay the invoice at Stripe.`
          : null}
      </p>
      {changesBy && present !== null ? <CallOff door={door} name={present} /> : null}
      {state === "refused" || state === "over" ? (
        <ChargeAgain path={door.at("charge")} about="this company" />
      ) : null}
    </div>
  );
}
