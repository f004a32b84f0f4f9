import type { CaseStudy } from "../../../content/case-study.ts";

export function Challenge({ heading, paragraphs, before }: CaseStudy["challenge"]) {
  return (
    <section className="shell section challenge" aria-labelledby="challenge">
      <div className="words challenge-words">
        <p className="case-part">Challenge</p>
        <h2 id="challenge" className="text-display-2">
          {heading}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="before">
        <h3 className="text-title-3">{before.heading}</h3>
        <dl>
          {before.rows.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
