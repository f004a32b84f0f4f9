import type { ReactNode } from "react";
import { AnswerBy } from "../people/answer-by.tsx";
import { Host } from "../people/host.tsx";

type Props = { heading: string; text: ReactNode; children: ReactNode };

type Way = { href: string; label: string };

export function ClosingWays({ first, other }: { first: Way; other: Way }) {
  return (
    <p className="actions">
      <a className="button button-signal button-large" href={first.href}>
        {first.label}
      </a>
      <a className="button button-outline button-large" href={other.href}>
        {other.label}
      </a>
    </p>
  );
}

export function Closing({ heading, text, children }: Props) {
  return (
    <section className="closing" aria-labelledby="next-step">
      <div className="shell">
        <div className="closing-words">
          <h2 id="next-step" className="text-display-2">
            {heading}
          </h2>
          <p className="closing-text">{text}</p>
          {children}
        </div>
        <Host at="contact">
          <p className="host-answers">
            Answers <AnswerBy />
          </p>
        </Host>
      </div>
    </section>
  );
}
