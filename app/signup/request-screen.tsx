import "../api-client/zod-without-eval.ts";
import { useEffect, useRef, useState } from "react";
import { requestLead } from "../../content/joining.ts";
import { Bound } from "../ui/bound.tsx";
import { FormIsland } from "../islands/form-island.tsx";
import { PlanSummary } from "./plan-summary.tsx";
import { RequestForm, type RequestFormProps } from "./request-form.tsx";
import { knownPlan } from "./request-plan.ts";
import { RequestReceived } from "./request-received.tsx";

function WithoutPlan() {
  return (
    <div className="plan-summary">
      <div>
        <h2 className="text-title-2">Not sure which plan?</h2>
        <p>Choose the closest one. We'll work out together on the call what you need.</p>
      </div>
      <p>
        <a className="link" href="/membership">
          Compare the plans
        </a>
      </p>
    </div>
  );
}

export function RequestScreen(props: RequestFormProps) {
  const [sent, setSent] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const plan = knownPlan(props.plan);
  useEffect(() => {
    if (!sent) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [sent]);
  return (
    <FormIsland>
      {sent ? (
        <RequestReceived by={sent} headingRef={heading} />
      ) : (
        <div className="shell join">
          <header className="join-head">
            <h1 className="text-display-form">Request a membership</h1>
            <p className="text-lead">
              <Bound>{requestLead}</Bound>
            </p>
          </header>
          <RequestForm {...props} onSent={(by) => setSent(by)} />
          {plan ? (
            <PlanSummary plan={plan}>
              {props.about ? <p className="plan-about">{props.about}</p> : null}
            </PlanSummary>
          ) : (
            <WithoutPlan />
          )}
        </div>
      )}
    </FormIsland>
  );
}
