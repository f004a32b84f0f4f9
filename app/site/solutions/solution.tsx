import { Fragment } from "react";
import stylesheet from "./solution.css?url";
import type { SolutionPage, SolutionSection } from "../../../content/solution-page.ts";
import { notFoundAt } from "../not-found-at.ts";
import { type PageDescription, pageMeta } from "../page-meta.ts";
import { Questions } from "../questions.tsx";
import { faqPage } from "../structured-data/faq-page.ts";
import { service } from "../structured-data/service.ts";
import type { RouteHandle } from "../../route-handle.ts";
import type { Route } from "./+types/solution.ts";
import { Audience } from "./audience.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { CaseLink } from "../case-studies/case-link.tsx";
import { Comparison } from "./comparison.tsx";
import { Cost } from "./cost.tsx";
import { fixedFeeOffers } from "./fixed-fee-offers.ts";
import { FindingsRegister } from "./findings-register.tsx";
import { Opening } from "./opening.tsx";
import { Related } from "./related.tsx";
import { solutionAddress, solutionPages } from "./solution-pages.ts";
import { Timeline } from "./timeline.tsx";
import { Work } from "./work.tsx";

const describe = ({
  slug,
  title,
  searchTitle,
  metaDescription,
}: SolutionPage): PageDescription => ({
  path: solutionAddress(slug),
  title,
  searchTitle,
  description: metaDescription,
});

export const handle = {
  prerender: true,
  pages: solutionPages.map(describe),
} satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export function loader({ params, request }: Route.LoaderArgs) {
  const page = solutionPages.find(({ slug }) => slug === params.slug);
  if (!page) throw notFoundAt(request);
  return page;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { origin } = matches[0].loaderData;
  const page = describe(loaderData);
  const offers = fixedFeeOffers(origin, loaderData);
  return pageMeta(origin, {
    ...page,
    structuredData: [
      service(origin, { ...page, name: page.title, offers }),
      faqPage(loaderData.questions),
    ],
  });
};

function sectionOf(page: SolutionPage, section: SolutionSection) {
  if (section === "audience") return <Audience {...page.audience} />;
  if (section === "work") return page.work ? <Work {...page.work} /> : null;
  if (section === "timeline") return <Timeline {...page.timeline} />;
  if (section === "cost") return <Cost {...page.cost} />;
  if (section === "findings") return <FindingsRegister />;
  if (section === "comparison")
    return page.comparison ? <Comparison {...page.comparison} slug={page.slug} /> : null;
  return page.caseStudy ? <CaseLink label="Case study" slug={page.caseStudy} /> : null;
}

export default function Solution({ loaderData: page }: Route.ComponentProps) {
  return (
    <article className="solution">
      <Opening page={page} />
      {page.sections.map((section) => (
        <Fragment key={section}>{sectionOf(page, section)}</Fragment>
      ))}
      <div className="solution-questions">
        <Questions heading="Before you decide" questions={page.questions}>
          <p>
            Something else?{" "}
            <a className="link" href={`/contact?about=${page.slug}`}>
              Ask us
            </a>
            .
          </p>
        </Questions>
      </div>
      <Related slugs={page.related} />
      <CallToAction about={page.slug} {...page.callToAction} />
    </article>
  );
}
