import { firm } from "../../content/firm.ts";
import { Island } from "../islands/island.tsx";
import { postedProblem } from "../site/posted-problem.ts";
import { type PageDescription, pageMeta } from "../site/page-meta.ts";
import { headersOfAction } from "../site/posted-form.server.ts";
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
  queries: ["plan"],
} satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches[0].loaderData.origin, location.pathname === page.path ? page : olderPage);

export function loader({ request }: Route.LoaderArgs) {
  return { plan: new URL(request.url).searchParams.get("plan")?.slice(0, 100) ?? "" };
}

export const action = ({ request, context }: Route.ActionArgs) => takeRequest(request, context);

export const headers = headersOfAction;

export default function RequestMembership({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.ok) return <RequestReceived />;
  return (
    <Island
      name="membership-request"
      component={RequestScreen}
      props={{
        plan: loaderData.plan,
        values: actionData?.values ?? {},
        errors: actionData?.fields ?? {},
        problem: actionData ? postedProblem(actionData) : "",
      }}
    />
  );
}
