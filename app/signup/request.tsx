import { Island } from "../islands/island.tsx";
import { formProblem } from "../site/form-problem.ts";
import { pageMeta } from "../site/page-meta.ts";
import { headersOfAction } from "../site/posted-form.server.ts";
import sheet from "./signup.css?url";
import type { Route } from "./+types/request.ts";
import { RequestReceived } from "./request-received.tsx";
import { RequestScreen } from "./request-screen.tsx";
import { takeRequest } from "./take-request.server.ts";

export const handle = { islands: true, dynamicQueries: ["plan"] };

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** The screen has two addresses; the older one is kept for links that still lead there. */
const address = "/membership/request";

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const path = location.pathname;
  return pageMeta(matches[0].loaderData.origin, {
    path,
    title: path === address ? "Request a Membership" : "Request a Membership (older address)",
    description:
      "Ask for a membership without leaving a card. We call within 24 hours to talk through plan, hours and price before anything is charged.",
    address,
    unlisted: path !== address,
  });
};

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
      when="used"
      component={RequestScreen}
      props={{
        plan: loaderData.plan,
        values: actionData?.values ?? {},
        errors: actionData?.fields ?? {},
        problem: actionData ? formProblem(actionData) : "",
      }}
    />
  );
}
