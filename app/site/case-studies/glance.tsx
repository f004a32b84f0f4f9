import type { Figure } from "../../../content/case-study.ts";

export function Glance({ results }: { results: Figure[] }) {
  return (
    <section className="glance" aria-labelledby="glance">
      <div className="shell">
        <h2 id="glance" className="label">
          Results at a glance
        </h2>
        <dl>
          {results.map(({ value, description }) => (
            <div key={description}>
              <dt>{description}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
