import { ArrowRight } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import {
  addOns,
  memberBenefits,
  membershipPage,
  membershipQuestions,
} from "../../../content/membership.ts";
import { soldPlans } from "../../../content/plans.ts";
import { firm } from "../../../content/firm.ts";
import { Closing, ClosingWays } from "../closing.tsx";
import sheet from "./membership.css?url";
import { type PageDescription, pageMeta } from "../page-meta.ts";
import { Questions } from "../questions.tsx";
import { faqPage } from "../structured-data/faq-page.ts";
import { offer } from "../structured-data/offer.ts";
import { service } from "../structured-data/service.ts";
import { Island } from "../../islands/island.tsx";
import { askedNeed, needFields } from "../plan-finder/need.ts";
import { PlanFinder } from "../plan-finder/plan-finder.tsx";
import type { RouteHandle } from "../../route-handle.ts";
import type { Route } from "./+types/membership.ts";
import { MemberPrices } from "./member-prices.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { signupAddress } from "./plan-slug.ts";
import { ToolsShowcase } from "./tools-showcase.tsx";

const page: PageDescription = {
  path: "/membership",
  title: "Membership Plans",
  description: membershipPage.description,
};

export const handle = { prerender: true, pages: [page], queries: needFields } satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export function loader({ request }: Route.LoaderArgs) {
  return { asked: askedNeed(new URL(request.url).searchParams) };
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const { origin } = matches[0].loaderData;
  const offers = soldPlans.map(({ name, description, price }) =>
    offer(origin, { name, description, price, monthly: true, href: signupAddress(name) }),
  );
  return pageMeta(origin, {
    ...page,
    structuredData: [
      service(origin, { ...page, name: page.title, offers }),
      faqPage(membershipQuestions),
    ],
  });
};

function Benefits() {
  return (
    <section className="benefits" aria-labelledby="benefits">
      <div className="shell">
        <h2 id="benefits" className="text-title-2">
          What every member can count on
        </h2>
        <ul>
          {memberBenefits.map(({ value, title, text }) => (
            <li key={value}>
              <h3>
                {value} <span>{title}</span>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function AddOns() {
  return (
    <section className="shell section add-ons" aria-labelledby="add-ons">
      <h2 id="add-ons" className="text-display-2">
        Add-on services
      </h2>
      <ul>
        {addOns.map(({ name, text, price, href }) => (
          <li key={name}>
            <a className="leads-on" href={href}>
              <h3 className="text-title-3">{name}</h3>
              <p>{text}</p>
              <strong>{price}</strong>
              <Icon of={ArrowRight} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Consultation() {
  return (
    <Closing
      heading={membershipPage.closing.heading}
      text={
        <>
          {membershipPage.closing.text} Send a <a href="/membership/request">membership request</a>{" "}
          instead.
        </>
      }
    >
      <ClosingWays
        first={{ href: "/contact?about=which-plan", label: "Schedule a Consultation" }}
        other={{ href: firm.phoneHref, label: `Call ${firm.phone}` }}
      />
    </Closing>
  );
}

export default function Membership({ loaderData: { asked } }: Route.ComponentProps) {
  return (
    <>
      <header className="shell membership-head">
        <h1 className="text-display-1">Membership Plans</h1>
        <p className="text-lead">
          {membershipPage.lead}{" "}
          <a className="link" href="#plan-finder">
            {membershipPage.finder}
          </a>
        </p>
      </header>
      <PlanCards />
      <Island name="plan-finder" when="near" component={PlanFinder} props={{ asked }} />
      <Benefits />
      <MemberPrices />
      <ToolsShowcase />
      <AddOns />
      <Questions heading="Before you choose" questions={membershipQuestions} />
      <Consultation />
    </>
  );
}
