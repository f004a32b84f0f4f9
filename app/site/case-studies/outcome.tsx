import type { CaseStudy, Evidence } from "../../../content/case-study.ts";
import { testimonials } from "../../../content/testimonials.ts";
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

type Props = CaseStudy["outcome"] & Pick<CaseStudy, "slug">;

/** Only words of the client: a sample would be put into its mouth. */
function Quote({ slug }: Pick<CaseStudy, "slug">) {
  const testimonial = testimonials.find(({ caseStudy }) => caseStudy === slug);
  if (!testimonial)
    return (
      <p className="case-quote-none">
        We publish quotes only with a client’s approval. We don’t have one from this project yet.{" "}
        <a className="link" href={`/contact?about=${slug}`}>
          Ask us about this project
        </a>
      </p>
    );
  const { quote, author } = testimonial;
  return (
    <figure className="case-quote">
      <blockquote>“{quote}”</blockquote>
      <figcaption>
        {author.role}, {author.company}
      </figcaption>
    </figure>
  );
}

export function Outcome({ heading, paragraphs, evidence, slug }: Props) {
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
        <Quote slug={slug} />
      </div>
    </section>
  );
}
