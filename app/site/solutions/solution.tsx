import { firm } from "../../../content/firm.ts";
import stylesheet from "./solution.css?url";
import type { SolutionPage } from "../../../content/solution-page.ts";
import { notFoundAt } from "../not-found-at.ts";
import { type PageDescription, pageMeta } from "../page-meta.ts";
import { Questions } from "../questions.tsx";
import { faqPage } from "../structured-data/faq-page.ts";
import { service } from "../structured-data/service.ts";
import type { RouteHandle } from "../../route-handle.ts";
import type { Route } from "./+types/solution.ts";
import { Audience } from "./audience.tsx";
import { CallToAction } from "./call-to-action.tsx";
import { Contents } from "./contents.tsx";
import { Cost } from "./cost.tsx";
import { Feature } from "./feature.tsx";
import { fixedFeeOffers } from "./fixed-fee-offers.ts";
import { Related } from "./related.tsx";
import { Risks } from "./risks.tsx";
import { solutionAddress, solutionPages } from "./solution-pages.ts";
import { SolutionHero } from "./solution-hero.tsx";
import { Timeline } from "./timeline.tsx";
import { Work } from "./work.tsx";

const describe = ({ slug, title, metaDescription }: SolutionPage): PageDescription => ({
  path: solutionAddress(slug),
  title,
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

export default function Solution({ loaderData: page }: Route.ComponentProps) {
  return (
    <article className="solution">
      <SolutionHero page={page} />
      <Contents page={page} />
      <Audience {...page.audience} />
      {page.feature ? <Feature page={page} {...page.feature} /> : null}
      <Work {...page.work} />
      <Timeline {...page.timeline} />
      <Cost {...page.cost} />
      <Risks {...page.risks} />
      <div className="solution-questions">
        <Questions heading="Before you decide" questions={page.questions}>
          <p>
            Something else on your mind?{" "}
            <a className="link" href="/contact">
              Ask us
            </a>{" "}
            {`and a consultant answers within ${firm.promises.answer}.`}
          </p>
        </Questions>
      </div>
      <Related slugs={page.related} />
      <CallToAction {...page.callToAction} />
    </article>
  );
}
