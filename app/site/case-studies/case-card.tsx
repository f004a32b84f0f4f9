import { ArrowRight } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import type { CaseStudy } from "../../../content/case-study.ts";
import { caseStudyAddress } from "./case-studies.ts";

export function CaseCard({ study }: { study: CaseStudy }) {
  return (
    <li>
      <article className="case-card leads-on">
        <p className="case-highlight">
          <strong>{study.highlight.value}</strong> {study.highlight.description}
        </p>
        <div className="case-card-words">
          <h2 className="text-title-2">
            <a href={caseStudyAddress(study.slug)}>
              {study.client}
              <Icon of={ArrowRight} />
            </a>
          </h2>
          <p>{study.card}</p>
        </div>
        <dl>
          <div>
            <dt>Industry</dt>
            <dd>{study.industry}</dd>
          </div>
          <div>
            <dt>{study.platformLabel ?? "Platform"}</dt>
            <dd>{study.platform}</dd>
          </div>
          <div>
            <dt>Duration</dt>
            <dd>{study.duration}</dd>
          </div>
        </dl>
      </article>
    </li>
  );
}
