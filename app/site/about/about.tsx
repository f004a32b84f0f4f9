import { aboutPage } from "../../../content/about.ts";
import { people } from "../../../content/people.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { Closing, ClosingWays } from "../closing.tsx";
import { type PageDescription, pageMeta } from "../page-meta.ts";
import { person } from "../structured-data/person.ts";
import type { Route } from "./+types/about.ts";
import stylesheet from "./about.css?url";
import { FigureSources } from "./figure-sources.tsx";
import { Roster } from "./roster.tsx";

const page: PageDescription = {
  path: "/about",
  title: aboutPage.title,
  description: aboutPage.description,
};

export const handle = { prerender: true, pages: [page] } satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta: Route.MetaFunction = ({ matches }) => {
  const { origin } = matches[0].loaderData;
  const real = people.filter(({ sample }) => !sample);
  return pageMeta(origin, { ...page, structuredData: real.map((one) => person(origin, one)) });
};

export default function About() {
  const { heading, text, label } = aboutPage.closing;
  return (
    <>
      <header className="shell about-head">
        <h1 className="text-display-1">{aboutPage.headline}</h1>
        <p className="text-lead">{aboutPage.lead}</p>
      </header>
      <Roster />
      <FigureSources />
      <Closing heading={heading} text={text}>
        <ClosingWays
          first={{ href: "/contact", label }}
          other={{ href: "/capabilities", label: "See our capabilities" }}
        />
      </Closing>
    </>
  );
}
