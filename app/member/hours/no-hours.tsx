import { PlanWays } from "../plan-ways.tsx";

export function NoHours() {
  return (
    <section className="shell no-hours" aria-labelledby="none">
      <h2 id="none" className="text-title-2">
        No hours yet
      </h2>
      <p>
        Consulting hours come with a paid plan, from the day it starts. Then this page shows what is
        left, what we did with the rest, and a statement of every month.
      </p>
      <PlanWays />
    </section>
  );
}
