import type { Detail } from "../../../content/case-study.ts";
import { DetailWords } from "./detail-words.tsx";

export function Technology({ heading, intro, items }: Extract<Detail, { kind: "technology" }>) {
  return (
    <section className="shell section technology" aria-labelledby="detail">
      <DetailWords part="Technology stack" heading={heading} intro={intro} />
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
