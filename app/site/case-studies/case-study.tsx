import stylesheet from "./case-study.css?url";
import { Closing } from "../closing.tsx";
import type { CaseStudy } from "../../../content/case-study.ts";
import { notFoundAt } from "../not-found-at.ts";
import { type PageDescription, pageMeta } from "../page-meta.ts";
import type { RouteHandle } from "../../route-handle.ts";
import type { Route } from "./+types/case-study.ts";
import { Approach } from "./approach.tsx";
import { CaseHero } from "./case-hero.tsx";
import { caseAfter, caseStudies, caseStudyAddress } from "./case-studies.ts";
import { CaseLink } from "./case-link.tsx";
import { Challenge } from "./challenge.tsx";
import { Controls } from "./controls.tsx";
import { Glance } from "./glance.tsx";
import { MigrationTimeline } from "./migration-timeline.tsx";
import { Outcome } from "./outcome.tsx";
import { Technology } from "./technology.tsx";

const describe = ({ slug, client, title, metaDescription }: CaseStudy): PageDescription => ({
  path: caseStudyAddress(slug),
  title: `${client}: ${title}`,
  description: metaDescription,
});

export const handle = {
  prerender: true,
  pages: caseStudies.map(describe),
} satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export function loader({ params, request }: Route.LoaderArgs) {
  const study = caseStudies.find(({ slug }) => slug === params.slug);
  if (!study) throw notFoundAt(request);
  return study;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches[0].loaderData.origin, describe(loaderData)) : [];

export default function CaseStudyPage({ loaderData: study }: Route.ComponentProps) {
  const { detail, callToAction } = study;
  return (
    <article className={`case case-${detail.kind}`}>
      <CaseHero study={study} />
      <Glance results={study.results} />
      <Challenge {...study.challenge} />
      <Approach {...study.approach} />
      {detail.kind === "technology" ? <Technology {...detail} /> : null}
      {detail.kind === "timeline" ? <MigrationTimeline {...detail} /> : null}
      {detail.kind === "controls" ? <Controls {...detail} /> : null}
      <Outcome {...study.outcome} slug={study.slug} />
      <div className="next-case">
        <CaseLink label="Next case" slug={caseAfter(study.slug)} />
      </div>
      <Closing heading={callToAction.heading} text={callToAction.text}>
        <p className="actions">
          <a className="button button-signal button-large" href={`/contact?about=${study.slug}`}>
            {callToAction.label}
          </a>
        </p>
      </Closing>
    </article>
  );
}
