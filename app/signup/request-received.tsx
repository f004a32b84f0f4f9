import type { Ref } from "react";
import { firmMoment } from "../../content/firm-day.ts";
import { requestSteps } from "../../content/joining.ts";
import { NextSteps } from "./next-steps.tsx";

export function RequestReceived({
  by,
  headingRef,
}: {
  /** An instant, in ISO. */
  by: string;
  headingRef?: Ref<HTMLHeadingElement>;
}) {
  return (
    <div className="shell join-done">
      <h1 ref={headingRef} tabIndex={-1} className="text-display-form">
        What happens next?
      </h1>
      <p className="text-lead">
        We have your request, and call by <strong className="nowrap">{firmMoment(by)}</strong>. A
        confirmation email is on its way. Nothing has been charged.
      </p>
      <NextSteps steps={requestSteps} />
      <p className="actions">
        <a className="button button-primary button-large" href="/">
          Back to Home
        </a>
        <a className="button button-quiet button-large" href="/contact?about=membership-request">
          Contact Us
        </a>
      </p>
    </div>
  );
}
