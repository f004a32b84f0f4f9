import type { SolutionPage } from "../../../content/solution-page.ts";

export function Timeline({ heading, intro, steps }: SolutionPage["timeline"]) {
  return (
    <section className="shell section timeline" aria-labelledby="timeline">
      <h2 id="timeline" className="text-display-2">
        {heading}
      </h2>
      {intro ? <p className="timeline-intro">{intro}</p> : null}
      <ol className="steps">
        {steps.map(({ when, title, text }) => (
          <li className="node" key={title}>
            <p className="step-when">{when}</p>
            <h3 className="text-title-3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
