import { useQuery } from "@tanstack/react-query";
import type { Subscription } from "../../../domain/membership/schema.ts";
import { ChangeDialog } from "../../plan/change-dialog.tsx";
import { PauseOrEnd } from "../../plan/pause-or-end.tsx";
import { PlanAhead } from "../../plan/plan-ahead.tsx";
import { officeDoor, planQuery } from "../../plan/plan-door.ts";
import { AskForCard } from "./ask-for-card.tsx";
import { OpenPayment } from "./open-payment.tsx";
import { NextCharge } from "../../plan/next-charge.tsx";
import { PlanFacts } from "../../plan/plan-facts.tsx";
import { standsStill } from "../../plan/plan-words.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { useAddressPart } from "../../use-address.ts";

type Props = {
  subscription: Subscription;
  /** A change that waits for its payment, beside which nothing else is changed. */
  waits: boolean;
};

function RunningPlan({ subscription, waits }: Props) {
  const [open, setOpen] = useAddressPart("open");
  const { companyId } = subscription;
  const plan = { door: officeDoor(companyId), subscription };
  return (
    <div className="company-plan">
      <PlanFacts subscription={subscription} />
      <PlanAhead {...plan} />
      {waits ? (
        <p className="nothing">Nothing else can be changed until it is paid or called off.</p>
      ) : null}
      {standsStill(subscription) === null && !waits ? (
        <button type="button" className="button button-quiet" onClick={() => setOpen("change")}>
          Change plan or term
        </button>
      ) : null}
      {waits ? null : <PauseOrEnd {...plan} />}
      {open === "change" ? (
        <ChangeDialog {...plan} planId={null} onClose={() => setOpen(null)} />
      ) : null}
    </div>
  );
}

export function CompanyPlan({ id }: { id: string }) {
  const door = officeDoor(id);
  const query = useQuery(planQuery(door));
  const { data } = query;
  if (!data) return <NotLoaded what="The plan" query={query} loading="Loading the plan..." />;
  const { subscription, card, cardFrom, payment } = data;
  return (
    <>
      {payment ? (
        <OpenPayment payment={payment} door={door} present={subscription?.name ?? null} />
      ) : null}
      {!subscription || subscription.status === "ended" ? (
        <p className="nothing">
          No membership is running.{" "}
          {payment?.begins
            ? "One begins when its card has paid."
            : "Approve a request to start one."}
        </p>
      ) : (
        <RunningPlan subscription={subscription} waits={Boolean(payment?.changesBy)} />
      )}
      {cardFrom ? <AskForCard door={door} from={cardFrom} /> : null}
      {card || payment ? (
        <div className="company-charge">
          <NextCharge {...data} />
        </div>
      ) : null}
    </>
  );
}
