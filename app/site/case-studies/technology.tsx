import type { Detail } from "../../../content/case-study.ts";

export function Technology({ heading, intro, items }: Extract<Detail, { kind: "technology" }>) {
  return (
    <section className="shell section technology" aria-labelledby="detail">
      <div className="detail-words">
        <p className="case-part">Technology stack</p>
        <h2 id="detail" className="text-display-2">
          {heading}
        </h2>
        <p>{intro}</p>
      </div>
      <dl className="stack">
        {items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
