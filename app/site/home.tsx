import { firm } from "../../content/firm.ts";
import { headlineStats, home } from "../../content/home.ts";
import { soldPlans } from "../../content/plans.ts";
import { testimonials } from "../../content/testimonials.ts";
import { Island } from "../islands/island.tsx";
import type { RouteHandle } from "../route-handle.ts";
import type { Route } from "./+types/home.ts";
import { Board } from "./board/board.tsx";
import { Clients } from "./clients.tsx";
import { Closing, ClosingWays } from "./closing.tsx";
import { dollars } from "../../content/dollars.ts";
import { type PageDescription, pageMeta } from "./page-meta.ts";
import { Phrases } from "./phrases.tsx";
import { SolutionCards } from "./solutions/solution-cards.tsx";
import { TestimonialCarousel } from "./testimonial-carousel.tsx";
import { Figures } from "./figures.tsx";

const page: PageDescription = {
  path: "/",
  title: home.title,
  description: home.description,
};

export const handle = { prerender: true, pages: [page] } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData.origin, page);

function Hero() {
  return (
    <section className="shell hero">
      <div className="hero-words">
        <h1 className="text-display-1">
          <Phrases of={home.headline} />
        </h1>
        <p className="text-lead">{home.lead}</p>
        <p className="actions">
          <a className="button button-primary button-large" href="/contact">
            Talk to us
          </a>
          <a className="button button-quiet button-large" href="/membership">
            See membership plans
          </a>
          <span className="or-call">
            or call{" "}
            <a className="link nowrap" href={firm.phoneHref}>
              {firm.phone}
            </a>
          </span>
        </p>
      </div>
      <Island name="board" component={Board} props={{}} />
    </section>
  );
}

function Platforms() {
  return (
    <section className="platforms" aria-labelledby="platforms">
      <div className="shell">
        <h2 id="platforms" className="label">
          {home.platforms}
        </h2>
        <ul>
          {firm.partners.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Intro() {
  return (
    <section className="shell section intro">
      <h2 className="text-display-2">{home.intro.heading}</h2>
      <div className="words">
        {home.intro.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  );
}

function Solutions() {
  return (
    <section className="shell section" aria-labelledby="solutions">
      <div className="section-head">
        <h2 id="solutions" className="text-display-2">
          What we do
        </h2>
        <a className="link" href="/solutions">
          All solutions
        </a>
      </div>
      <SolutionCards />
    </section>
  );
}

function Outcomes() {
  return (
    <section className="outcomes" aria-labelledby="outcomes">
      <div className="shell">
        <h2 id="outcomes" className="text-title-2">
          {home.outcomes.heading}
        </h2>
        <p className="figures-note">
          {home.outcomes.note} <a href="/about#figures">{home.outcomes.link}</a>.
        </p>
        <Figures figures={headlineStats} />
        <div className="clients">
          <h3 className="label">Some of our clients</h3>
          <Clients />
        </div>
      </div>
    </section>
  );
}

function FirstStep() {
  return (
    <section className="shell section first-step">
      <h2 className="text-display-2">{home.firstStep.heading}</h2>
      <div className="words">
        <p>{home.firstStep.text}</p>
        <a className="button button-primary" href="/contact">
          Ask for a first conversation
        </a>
      </div>
    </section>
  );
}

function Testimonials() {
  if (testimonials.length === 0) return null;
  const quotes = testimonials.map(({ quote, author, sample }) => ({ quote, ...author, sample }));
  return (
    <section className="testimonials">
      <div className="shell">
        <h2 className="label">In their words</h2>
        <Island name="carousel" when="near" component={TestimonialCarousel} props={{ quotes }} />
      </div>
    </section>
  );
}

function Membership() {
  return (
    <section className="shell section membership" aria-labelledby="membership">
      <div className="words">
        <h2 id="membership" className="text-display-2">
          {home.membership.heading}
        </h2>
        <p>{home.membership.text}</p>
        <a className="button button-quiet" href="/membership">
          Compare the plans
        </a>
      </div>
      <table className="plan-table">
        <caption className="sr-only">Membership plans, price and hours a month</caption>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Hours a month</th>
            <th scope="col">Price a month</th>
          </tr>
        </thead>
        <tbody>
          {soldPlans.map(({ id, name, price, hoursIncluded, popular }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                {popular ? <span className="tag tag-popular">Popular</span> : null}
              </th>
              <td>{hoursIncluded}</td>
              <td>{dollars(price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export default function Home() {
  return (
    <>
      <Hero />
      <Platforms />
      <Intro />
      <Solutions />
      <Outcomes />
      <FirstStep />
      <Testimonials />
      <Membership />
      <Closing heading={home.closing.heading} text={home.closing.text}>
        <ClosingWays
          first={{ href: "/contact", label: "Write to us" }}
          other={{ href: "/contact?about=tech-audit", label: "Ask about an audit" }}
        />
      </Closing>
    </>
  );
}
