import { accessibility } from "../../content/accessibility.ts";
import type { RouteHandle } from "../route-handle.ts";
import type { Route } from "./+types/accessibility.ts";
import { type PageDescription, pageMeta } from "./page-meta.ts";
import stylesheet from "./policy.css?url";
import { PolicyText } from "./policy.tsx";

const page: PageDescription = {
  path: "/accessibility",
  title: accessibility.title,
  description: accessibility.description,
};

export const handle = { prerender: true, pages: [page] } satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData.origin, page);

export default function Accessibility() {
  return <PolicyText policy={accessibility} />;
}
