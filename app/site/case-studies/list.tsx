import { Closing, ClosingWays } from "../closing.tsx";
import { caseStudiesPage, trackRecord } from "../../../content/track-record.ts";
import stylesheet from "./list.css?url";
import { type PageDescription, pageMeta } from "../page-meta.ts";
import type { RouteHandle } from "../../route-handle.ts";
import type { Route } from "./+types/list.ts";
import { CaseCard } from "./case-card.tsx";
import { caseStudies } from "./case-studies.ts";
import { Industries } from "./industries.tsx";
import { Figures } from "../figures.tsx";

const page: PageDescription = {
  path: "/case-studies",
  title: "Case Studies",
  description: caseStudiesPage.description,
};

export const handle = { prerender: true, pages: [page] } satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData.origin, page);

export default function CaseStudyList() {
  return (
    <>
      <header className="shell case-list-head">
        <h1 className="text-display-1">Case Studies</h1>
        <p className="text-lead">{caseStudiesPage.lead}</p>
      </header>
      <section className="shell" aria-label="Case studies">
        <ol className="case-list">
          {caseStudies.map((study) => (
            <CaseCard key={study.slug} study={study} />
          ))}
        </ol>
      </section>
      <section className="outcomes track-record" aria-labelledby="track-record">
        <div className="shell">
          <h2 id="track-record" className="text-title-2">
            Our track record
          </h2>
          <p className="figures-note">
            {caseStudiesPage.trackRecord.note}{" "}
            <a href="/about#figures">{caseStudiesPage.trackRecord.link}</a>.
          </p>
          <Figures figures={trackRecord} />
        </div>
      </section>
      <Industries />
      <Closing heading={caseStudiesPage.closing.heading} text={caseStudiesPage.closing.text}>
        <ClosingWays
          first={{ href: "/contact?about=project", label: "Tell us about it" }}
          other={{ href: "/capabilities", label: "See our capabilities" }}
        />
      </Closing>
    </>
  );
}
