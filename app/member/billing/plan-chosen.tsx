import { useQuery } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { firm } from "../../../content/firm.ts";
import type { PendingApplication } from "../../../domain/applications/schema.ts";
import { ownApplicationQuery } from "../../api-client/own-application.ts";
import { PromisedCall } from "../promised-call.tsx";
import { BillingWaiting } from "./billing-waiting.tsx";
import { NoPlan } from "./no-plan.tsx";

function PlanChosen({ application }: { application: PendingApplication }) {
  const { kind, plan } = application;
  return (
    <section className="settings-section" aria-labelledby="no-plan">
      <div>
        <h2 id="no-plan" className="text-title-2">
          You chose {plan}
        </h2>
        <p>
          Nothing is charged yet. <PromisedCall {...application} />
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
