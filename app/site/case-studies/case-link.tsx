import { ArrowRight } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { caseStudies, caseStudyAddress } from "./case-studies.ts";

export function CaseLink({ slug, label }: { slug: string; label: string }) {
  const study = caseStudies.find((one) => one.slug === slug);
  if (!study) throw new Error(`No case study is called ${slug}`);
  const { client, title, card, duration, highlight } = study;
  const words = title.split(" ");
  const last = words.pop();
  return (
    <section className="shell section case-link" aria-labelledby="case">
      <p className="case-link-highlight">
        <strong>{highlight.value}</strong> {highlight.description}
      </p>
      <div className="words leads-on">
        <p className="label">
          {label}: {client}, {duration}
        </p>
        <h2 id="case" className="text-title-2">
          <a href={caseStudyAddress(slug)}>
            {words.join(" ")}{" "}
            <span className="nowrap">
              {last} <Icon of={ArrowRight} />
            </span>
          </a>
        </h2>
        <p>{card}</p>
      </div>
    </section>
  );
}
