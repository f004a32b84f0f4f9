import type { Ref } from "react";
import { requestSteps } from "../../content/joining.ts";
import { NextSteps } from "./next-steps.tsx";

export function RequestReceived({ headingRef }: { headingRef?: Ref<HTMLHeadingElement> }) {
  return (
    <div className="shell join-done">
      <h1 ref={headingRef} tabIndex={-1} className="text-display-2">
        What happens next?
      </h1>
      <p className="text-lead">
        We have your request, and a confirmation email is on its way. Nothing has been charged.
      </p>
      <NextSteps steps={requestSteps} />
      <p className="actions">
        <a className="button button-primary button-large" href="/">
          Back to Home
        </a>
        <a className="button button-quiet button-large" href="/contact">
          Contact Us
        </a>
      </p>
    </div>
  );
}
