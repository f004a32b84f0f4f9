import { ArrowRight } from "lucide-react";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { CaseStudy } from "../../../content/case-study.ts";

const above = [
  { name: "Home", href: "/" },
  { name: "Case Studies", href: "/case-studies" },
];

export function CaseHero({ study }: { study: CaseStudy }) {
  const facts = [
    { name: "Client", text: study.client, also: study.company },
    { name: study.platformLabel ?? "Platform", text: study.platform },
    { name: "Built", text: study.built },
    { name: "Led by", text: study.doneBy },
    { name: "Duration", text: study.duration },
  ];
  return (
    <header className="shell case-hero">
      <div className="case-ways">
        <a className="case-back link" href="/case-studies">
          <Icon of={ArrowRight} />
          Back to Case Studies
        </a>
        <Breadcrumb above={above} here={study.client} />
      </div>
      <div className="case-words">
        <p className="case-client">{study.client}</p>
        <h1 className="text-display-1">{study.title}</h1>
        <p className="text-lead">{study.lead}</p>
      </div>
      <dl className="case-facts">
        {facts.map(({ name, text, also }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {text}
              {also ? <span className="case-kind">{also}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
