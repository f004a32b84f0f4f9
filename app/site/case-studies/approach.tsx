import type { CaseStudy } from "../../../content/case-study.ts";
import { SplitDrawing } from "./split-drawing.tsx";

export function Approach({ label, heading, paragraphs, items, split }: CaseStudy["approach"]) {
  return (
    <section className="approach" aria-labelledby="approach">
      <div className="shell section">
        <div className="words approach-words">
          <p className="case-part">{label}</p>
          <h2 id="approach" className="text-display-2">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {split ? <SplitDrawing {...split} /> : null}
        </div>
        <ol className="steps-taken">
          {items.map(({ title, text }) => (
            <li className="node" key={title}>
              <h3 className="text-title-3">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
