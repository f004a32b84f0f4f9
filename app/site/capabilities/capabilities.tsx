import { Closing } from "../closing.tsx";
import { capabilities } from "../../../content/capabilities.ts";
import stylesheet from "./capabilities.css?url";
import { type PageDescription, pageMeta } from "../page-meta.ts";
import type { RouteHandle } from "../../route-handle.ts";
import type { Route } from "./+types/capabilities.ts";
import { Categories } from "./categories.tsx";
import { Differentiators } from "./differentiators.tsx";
import { DownloadButton } from "./download-button.tsx";
import { PlatformExpertise } from "./platform-expertise.tsx";
import { Registrations } from "../solutions/registrations.tsx";
import { Clients } from "../clients.tsx";
import { Figures } from "../figures.tsx";

const page: PageDescription = {
  path: "/capabilities",
  title: capabilities.title,
  description: capabilities.description,
};

export const handle = { prerender: true, pages: [page] } satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData.origin, page);

function Record() {
  return (
    <section className="fact-strip capability-record" aria-label="Our record">
      <Figures figures={capabilities.stats} className="shell" />
      <div className="shell clients capability-clients">
        <h2 className="label">Some of our clients</h2>
        <Clients />
      </div>
    </section>
  );
}

export default function Capabilities() {
  return (
    <>
      <header className="shell capability-head">
        <h1 className="text-display-1">{capabilities.title}</h1>
        <p className="text-lead">{capabilities.lead}</p>
        <div className="capability-file">
          <DownloadButton look="button-primary" />
          <p className="hint">{capabilities.pdf.note}</p>
        </div>
      </header>
      <Categories />
      <PlatformExpertise />
      <Differentiators />
      <Record />
      <Registrations heading="Company data" />
      <Closing heading={capabilities.closing.heading} text={capabilities.closing.text}>
        <p className="actions">
          <a className="button button-signal button-large" href="/contact?about=requirements">
            {capabilities.closing.label}
          </a>
          <DownloadButton look="button-outline" />
        </p>
      </Closing>
    </>
  );
}
