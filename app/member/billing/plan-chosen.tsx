import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { firm } from "../../../content/firm.ts";
import { unbrokenMoment } from "../../../content/firm-day.ts";
import type { PendingApplication } from "../../../domain/applications/schema.ts";
import { ownApplicationQuery } from "../../api-client/own-application.ts";
import { BillingWaiting } from "./billing-waiting.tsx";
import { NoPlan } from "./no-plan.tsx";

function PlanChosen({
  application: { kind, plan, calledBy },
}: {
  application: PendingApplication;
}) {
  return (
    <section className="settings-section" aria-labelledby="no-plan">
      <div>
        <h2 id="no-plan" className="text-title-2">
          You chose {plan}
        </h2>
        <p>
          Nothing is charged yet. We call you by{" "}
          <time dateTime={calledBy}>{unbrokenMoment(calledBy)}</time>
          {kind === "signup"
            ? "; your card is charged, and the plan begins, only after we have spoken."
            : "; the plan begins after we have spoken."}
        </p>
      </div>
      <p className="actions">
        <a className="button button-primary" href={firm.phoneHref}>
          Call us at {firm.phone}
        </a>
        <a className="button button-quiet" href="/dashboard">
          Back to the dashboard
        </a>
      </p>
    </section>
  );
}

/** Whoever has chosen a plan waits for our call. */
export function NoPlanYet(none: ComponentProps<typeof NoPlan>) {
  const { data, isPending } = useQuery(ownApplicationQuery);
  if (isPending) return <BillingWaiting />;
  const application = data?.application;
  return application?.charge === null ? (
    <PlanChosen application={application} />
  ) : (
    <NoPlan {...none} />
  );
}
