import type { ReactNode } from "react";

type Props = { heading: string; children: ReactNode };

export function NoPlan({ heading, children }: Props) {
  return (
    <section className="settings-section" aria-labelledby="no-plan">
      <div>
        <h2 id="no-plan" className="text-title-2">
          {heading}
        </h2>
        <p>{children}</p>
      </div>
      <p className="actions">
        <a className="button button-primary" href="/membership">
          See the plans
        </a>
        <a className="button button-quiet" href="/dashboard">
          Back to the dashboard
        </a>
      </p>
    </section>
  );
}
