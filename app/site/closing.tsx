import type { ReactNode } from "react";

type Props = { heading: string; text: string; children: ReactNode };

type Way = { href: string; label: string };

/** Two ways to go on, the first of which is meant. */
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

/** The end of a page: what to do next. */
export function Closing({ heading, text, children }: Props) {
  return (
    <section className="closing" aria-labelledby="next-step">
      <div className="shell">
        <h2 id="next-step" className="text-display-2">
          {heading}
        </h2>
        <p className="closing-text">{text}</p>
        {children}
      </div>
    </section>
  );
}
