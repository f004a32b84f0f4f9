import type { ReactNode } from "react";
import { PlanWays } from "../plan-ways.tsx";

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
      <PlanWays />
    </section>
  );
}
