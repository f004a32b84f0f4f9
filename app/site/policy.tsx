import { firm } from "../../content/firm.ts";
import type { Policy, PolicySection } from "../../content/policy.ts";

function Contact({ id, heading, text }: Policy["contact"]) {
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

function Section({ id, heading, paragraphs, points }: PolicySection) {
  return (
    <section aria-labelledby={id}>
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
  );
}

export function PolicyText({ policy }: { policy: Policy }) {
  const { updated, title, lead, sections, contact } = policy;
  return (
    <article className="shell policy">
      <header className="policy-head">
        <p className="label">{updated}</p>
        <h1 className="text-display-1">{title}</h1>
        <p className="text-lead">{lead}</p>
      </header>
      <nav className="policy-contents" aria-label="Contents">
        <ol>
          {[...sections, contact].map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="policy-text">
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
        <Contact {...contact} />
      </div>
    </article>
  );
}
