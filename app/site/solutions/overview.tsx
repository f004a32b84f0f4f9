import { solutionsOverview } from "../../../content/solutions-overview.ts";
import stylesheet from "./overview.css?url";
import { type PageDescription, pageMeta } from "../page-meta.ts";
import type { RouteHandle } from "../../route-handle.ts";
import type { Route } from "./+types/overview.ts";
import { LineMap } from "./line-map.tsx";
import { WaysToPay } from "./ways-to-pay.tsx";
import { CallToAction } from "./call-to-action.tsx";

const page: PageDescription = {
  path: "/solutions",
  title: "Solutions",
  searchTitle: solutionsOverview.searchTitle,
  description: solutionsOverview.description,
};

export const handle = { prerender: true, pages: [page] } satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData.origin, page);

function Introduction() {
  return (
    <header className="shell overview-head">
      <h1 className="text-display-1">{solutionsOverview.heading}</h1>
      <p className="text-lead">{solutionsOverview.lead}</p>
    </header>
  );
}

function Concierge() {
  return (
    <section className="shell section concierge" aria-labelledby="concierge">
      <h2 id="concierge" className="text-display-2">
        {solutionsOverview.concierge.heading}
      </h2>
      <div>
        <p>
          <a className="link" href="/solutions/technical-concierge">
            Technical Concierge
          </a>{" "}
          {solutionsOverview.concierge.text}
        </p>
      </div>
    </section>
  );
}

export default function Overview() {
  return (
    <>
      <Introduction />
      <section className="shell" aria-labelledby="which">
        <h2 id="which" className="sr-only">
          Which one fits
        </h2>
        <LineMap />
      </section>
      <Concierge />
      <WaysToPay />
      <CallToAction about="which-solution" {...solutionsOverview.closing} />
    </>
  );
}
