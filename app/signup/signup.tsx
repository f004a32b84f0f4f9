import { Fragment } from "react";
import { dollars } from "../../content/dollars.ts";
import { cardSteps, firstPlanNote } from "../../content/joining.ts";
import { plans, sayTermPrice, soldPlans } from "../../content/plans.ts";
import { signupPlan, signupTerm } from "../../domain/billing/schema.ts";
import { askedNeed, needQuery } from "../site/plan-finder/need.ts";
import { sayAsked } from "../site/plan-finder/say-finding.ts";
import { signupAddress } from "../site/membership/plan-slug.ts";
import { Island } from "../islands/island.tsx";
import type { RouteHandle } from "../route-handle.ts";
import { type PageDescription, pageMeta } from "../site/page-meta.ts";
import sheet from "./signup.css?url";
import type { Route } from "./+types/signup.ts";
import { allowCardField } from "./allow-card-field.server.ts";
import { NextSteps } from "./next-steps.tsx";
import { OtherTerm } from "./other-term.tsx";
import { PlanSummary } from "./plan-summary.tsx";
import { readApplicant } from "./read-applicant.server.ts";
import { SignupScreen } from "./signup-screen.tsx";

const page: PageDescription = {
  path: "/signup",
  title: "Sign up",
  description:
    "Join with a saved card. Nothing is charged until we have called you and you have confirmed.",
};

export const handle = { pages: [page] } satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData.origin, page);

export function loader({ request, context }: Route.LoaderArgs) {
  allowCardField({ context });
  const query = new URL(request.url).searchParams;
  const planId = signupPlan(query.get("plan"));
  const term = signupTerm.parse(query.get("term") ?? undefined);
  return {
    planId,
    term,
    chosen: planId === query.get("plan"),
    refused: query.get("card") === "refused",
    about: sayAsked(query),
    need: askedNeed(query),
  };
}

/** Where a browser posts the form if the script for it has not come: nothing is kept. */
export const action = ({ request }: Route.ActionArgs) => readApplicant(request);

const notAuthenticated =
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.";

const needsScript =
  "The card form did not load, and nothing was sent. Please check your connection and try again.";

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  const { planId, term, about, need } = loaderData;
  const refused = loaderData.refused && !actionData;
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw new Error(`There is no plan ${planId}`);
  const others = soldPlans.filter(({ id }) => id !== planId);
  const withoutCard = `/membership/request?${new URLSearchParams({ plan: plan.id })}${need ? `&${needQuery(need)}` : ""}`;
  return (
    <div className="shell join">
      <header className="join-head">
        <h1 className="text-display-form">Sign up for {plan.name}</h1>
        <p className="text-lead">
          Save a card today; it is charged only after we have talked. Rather not save a card?{" "}
          <a className="link" href={withoutCard}>
            Request a membership without one
          </a>
          .
        </p>
        {loaderData.chosen ? null : (
          <p className="plan-unchosen">
            {firstPlanNote} {dollars(plan.price)} per month. Or choose{" "}
            {others.map(({ id, name }, index) => (
              <Fragment key={id}>
                {index > 0 ? (index === others.length - 1 ? " or " : ", ") : null}
                <a className="link" href={signupAddress(name, term)}>
                  {name}
                </a>
              </Fragment>
            ))}
            .
          </p>
        )}
        <p className="join-price">
          <strong>{sayTermPrice(plan.price, term)}</strong>, {plan.hoursIncluded} hours a month.{" "}
          <a className="link nowrap" href="#plan-name">
            What you get
          </a>
        </p>
      </header>
      <div className="join-main">
        <Island
          name="signup"
          component={SignupScreen}
          when={refused ? "now" : "near"}
          props={{
            plan: { id: plan.id, name: plan.name, price: plan.price },
            term,
            about,
            values: actionData ?? {},
            problem: actionData ? needsScript : refused ? notAuthenticated : "",
            refused,
          }}
        />
        <noscript>
          <p>
            The card form needs JavaScript, which is turned off in this browser.{" "}
            <a className="link" href={withoutCard}>
              Request a membership
            </a>{" "}
            without it instead.
          </p>
        </noscript>
      </div>
      <PlanSummary plan={plan} term={term}>
        {about ? <p className="plan-about">{about}</p> : null}
        <OtherTerm plan={plan} term={term} />
        <p>
          <a className="link" href="/membership">
            Compare the plans
          </a>
        </p>
        <NextSteps small steps={cardSteps(term)} />
      </PlanSummary>
    </div>
  );
}
