import type { CaseStudy, Evidence } from "../../../content/case-study.ts";
import { firm } from "../../../content/firm.ts";
import { Count } from "./count.tsx";
import { Measures } from "./measures.tsx";

function Drawn({ evidence }: { evidence: Evidence }) {
  if (evidence.kind === "measures") return <Measures measures={evidence.measures} />;
  if (evidence.kind === "counts") return <Count {...evidence} />;
  return (
    <dl className="statements">
      {evidence.items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

type Props = CaseStudy["outcome"] & Pick<CaseStudy, "company">;

export function Outcome({ heading, paragraphs, evidence, company }: Props) {
  const testimonial = firm.testimonials.find(({ author }) => author.company === company);
  return (
    <section className="outcome" aria-labelledby="outcome">
      <div className="shell section">
        <div className="words outcome-words">
          <p className="case-part">Results</p>
          <h2 id="outcome" className="text-display-2">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Drawn evidence={evidence} />
        {testimonial ? (
          <figure className="case-quote">
            <blockquote>“{testimonial.quote}”</blockquote>
            <figcaption>
              {testimonial.author.role}, {testimonial.author.company}
            </figcaption>
          </figure>
        ) : null}
      </div>
    </section>
  );
}
