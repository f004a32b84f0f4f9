import { privacy } from "../../content/privacy.ts";
import type { RouteHandle } from "../route-handle.ts";
import type { Route } from "./+types/privacy-policy.ts";
import { type PageDescription, pageMeta } from "./page-meta.ts";
import stylesheet from "./policy.css?url";
import { PolicyText } from "./policy.tsx";

const page: PageDescription = {
  path: "/privacy-policy",
  title: privacy.title,
  description: privacy.description,
};

export const handle = { prerender: true, pages: [page] } satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData.origin, page);

export default function PrivacyPolicy() {
  return <PolicyText policy={privacy} />;
}
