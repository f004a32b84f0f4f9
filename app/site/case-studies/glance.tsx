import type { Figure } from "../../../content/case-study.ts";
import { Figures } from "../figures.tsx";

export function Glance({ results }: { results: Figure[] }) {
  return (
    <section className="glance" aria-labelledby="glance">
      <div className="shell">
        <h2 id="glance" className="label">
          Results at a glance
        </h2>
        <Figures figures={results} />
      </div>
    </section>
  );
}
