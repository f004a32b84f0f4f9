import { toolsPage } from "../../../content/tools-page.ts";
import { Island } from "../../islands/island.tsx";
import sheet from "./tools.css?url";
import { Closing } from "../closing.tsx";
import { type PageDescription, pageMeta } from "../page-meta.ts";
import type { RouteHandle } from "../../route-handle.ts";
import type { Route } from "./+types/tools.ts";
import { AccessBanner } from "./access-banner.tsx";
import { Catalog } from "./catalog.tsx";
import { chosenCategory } from "./categories.ts";
import { WaysToAccess } from "./ways-to-access.tsx";

const page: PageDescription = {
  path: "/tools",
  title: "Productivity Tools",
  description: toolsPage.description,
};

export const handle = {
  prerender: true,
  pages: [page],
  queries: ["category"],
} satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData.origin, page);

export function loader({ request }: Route.LoaderArgs) {
  return { chosen: chosenCategory(new URL(request.url).search) };
}

export default function Tools({ loaderData: { chosen } }: Route.ComponentProps) {
  return (
    <>
      <header className="shell tools-head">
        <h1 className="text-display-1">Productivity Tools</h1>
        <p className="text-lead">{toolsPage.lead}</p>
        <AccessBanner />
      </header>
      <Island name="tool-catalog" component={Catalog} props={{ chosen }} />
      <WaysToAccess />
      <Closing heading={toolsPage.closing.heading} text={toolsPage.closing.text}>
        <p className="actions">
          <a className="button button-signal button-large" href="/contact?about=missing-tool">
            Tell us what you need
          </a>
        </p>
      </Closing>
    </>
  );
}
