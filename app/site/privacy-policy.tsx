import { firm } from "../../content/firm.ts";
import { privacy } from "../../content/privacy.ts";
import stylesheet from "./privacy-policy.css?url";
import type { RouteHandle } from "../route-handle.ts";
import type { Route } from "./+types/privacy-policy.ts";
import { type PageDescription, pageMeta } from "./page-meta.ts";

const page: PageDescription = {
  path: "/privacy-policy",
  title: privacy.title,
  description: privacy.description,
};

export const handle = { prerender: true, pages: [page] } satisfies RouteHandle;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches[0].loaderData.origin, page);

const headings = [...privacy.sections, privacy.contact];

function Contact() {
  const { id, heading, text } = privacy.contact;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-title-2">
        {heading}
      </h2>
      <p>{text}</p>
      <address>
        {firm.name}
        <br />
        <a className="link" href={`mailto:${firm.email}`}>
          {firm.email}
        </a>
        <br />
        <a className="link" href={firm.phoneHref}>
          {firm.phone}
        </a>
        <br />
        {firm.city}
      </address>
    </section>
  );
}

export default function PrivacyPolicy() {
  return (
    <article className="shell policy">
      <header className="policy-head">
        <p className="label">{privacy.updated}</p>
        <h1 className="text-display-1">{privacy.title}</h1>
        <p className="text-lead">{privacy.lead}</p>
      </header>
      <nav className="policy-contents" aria-label="Contents">
        <ol>
          {headings.map(({ id, heading }) => (
            <li key={id}>
              <a className="node" href={`#${id}`}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="policy-text">
        {privacy.sections.map(({ id, heading, paragraphs, points }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="text-title-2">
              {heading}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points ? (
              <dl>
                {points.map(({ name, text }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
          </section>
        ))}
        <Contact />
      </div>
    </article>
  );
}
