import { firm } from "../../content/firm.ts";
import { Island } from "../islands/island.tsx";
import { postedProblem } from "../site/posted-problem.ts";
import { type PageDescription, pageMeta } from "../site/page-meta.ts";
import { headersOfAction } from "../site/posted-form.server.ts";
import { needFields } from "../site/plan-finder/need.ts";
import { sayAsked } from "../site/plan-finder/say-finding.ts";
import sheet from "./signup.css?url";
import type { RouteHandle } from "../route-handle.ts";
import type { Route } from "./+types/request.ts";
import { RequestReceived } from "./request-received.tsx";
import { RequestScreen } from "./request-screen.tsx";
import { takeRequest } from "./take-request.server.ts";

const page: PageDescription = {
  path: "/membership/request",
  title: "Request a Membership",
  description: `Request a membership without saving a card. We'll call within ${firm.promises.call} to talk through plan, hours and price before anything is charged.`,
};

const olderPage: PageDescription = {
  ...page,
  path: "/signup/old",
  address: page.path,
  unlisted: true,
};

export const handle = {
  prerender: true,
  pages: [page, olderPage],
  queries: ["plan", ...needFields],
} satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches[0].loaderData.origin, location.pathname === page.path ? page : olderPage);

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  return { plan: query.get("plan")?.slice(0, 100) ?? "", about: sayAsked(query) };
}

export const action = ({ request, context }: Route.ActionArgs) => takeRequest(request, context);

export const headers = headersOfAction;

export default function RequestMembership({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.ok) return <RequestReceived by={actionData.by} />;
  return (
    <Island
      name="membership-request"
      component={RequestScreen}
      props={{
        plan: loaderData.plan,
        about: actionData?.values["about"] ?? loaderData.about,
        values: actionData?.values ?? {},
        errors: actionData?.fields ?? {},
        problem: actionData ? postedProblem(actionData) : "",
      }}
    />
  );
}
