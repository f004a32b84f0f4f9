import type { ReactNode } from "react";
import { Benefit } from "../plan/benefit.tsx";
import { getStarted } from "../../content/get-started.ts";
import sheet from "./get-started.css?url";
import type { RouteHandle } from "../route-handle.ts";
import type { Route } from "./+types/get-started.ts";
import { type PageDescription, pageMeta } from "./page-meta.ts";
import { Phrases } from "./phrases.tsx";

const page: PageDescription = {
  path: "/get-started",
  title: getStarted.title,
  description: getStarted.description,
};

export const handle = { prerender: true, pages: [page] } satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData.origin, page);

function ByAccount({ signedOut, large }: { signedOut: string; large?: boolean }) {
  const size = large ? " button-large" : "";
  return (
    <div className="faces">
      <div className="signed-out">
        <a className={`button button-primary${size}`} href="/api/login">
          {signedOut}
        </a>
      </div>
      <div className="signed-in">
        <a className={`button button-primary${size}`} href="/dashboard">
          Go to dashboard
        </a>
      </div>
    </div>
  );
}

type Stage = {
  name: string;
  text: string;
  features: string[];
  note?: string | undefined;
  children: ReactNode;
};

function StageOfAccount({ name, text, features, note, children }: Stage) {
  return (
    <li className="stage node">
      <h3 className="text-title-2">{name}</h3>
      <p>{text}</p>
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            <Benefit>{feature}</Benefit>
          </li>
        ))}
      </ul>
      {note ? <p className="hint">{note}</p> : null}
      <div className="actions">{children}</div>
    </li>
  );
}

export default function GetStarted() {
  return (
    <>
      <section className="shell start-hero">
        <h1 className="text-display-1">
          <Phrases of={getStarted.headline} />
        </h1>
        <div className="start-words">
          <p className="text-lead">{getStarted.lead}</p>
          <div className="actions">
            <ByAccount signedOut="Get Started Free" large />
            <a className="button button-quiet button-large" href="/contact?about=free-account">
              Schedule Consultation
            </a>
          </div>
          <p className="label">{getStarted.note}</p>
        </div>
      </section>
      <section className="stages" aria-labelledby="stages">
        <div className="shell">
          <h2 id="stages" className="text-display-2">
            {getStarted.stages}
          </h2>
          <ol>
            <StageOfAccount {...getStarted.free}>
              <ByAccount signedOut="Create Free Account" />
            </StageOfAccount>
            <StageOfAccount {...getStarted.paid}>
              <a className="button button-quiet" href="/contact?about=paid-plan">
                Contact Sales
              </a>
              <a className="button button-quiet" href="/membership">
                Compare the plans
              </a>
            </StageOfAccount>
          </ol>
        </div>
      </section>
      <section className="shell section first-steps" aria-labelledby="first-steps">
        <h2 id="first-steps" className="text-display-2">
          {getStarted.firstSteps.heading}
        </h2>
        <ol>
          {getStarted.firstSteps.steps.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-title-3">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
