import type { SolutionPage } from "../../../content/solution-page.ts";
import { contactAddress } from "./contact-address.ts";

export function CallToAction({ heading, text, label, interest }: SolutionPage["callToAction"]) {
  return (
    <section className="closing" aria-labelledby="next-step">
      <div className="shell">
        <h2 id="next-step" className="text-display-2">
          {heading}
        </h2>
        <p className="closing-text">{text}</p>
        <p className="actions">
          <a className="button button-signal button-large" href={contactAddress(interest)}>
            {label}
          </a>
          <a className="button button-outline button-large" href="/membership">
            See membership plans
          </a>
        </p>
      </div>
    </section>
  );
}
