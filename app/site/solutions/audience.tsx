import type { SolutionPage } from "../../../content/solution-page.ts";

function Marked({
  heading,
  texts,
  className,
}: {
  heading: string;
  texts: string[];
  className: string;
}) {
  return (
    <div className={className}>
      <h3 className="text-title-3">{heading}</h3>
      <ul>
        {texts.map((text) => (
          <li className="node" key={text}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Audience({ heading, fits, misfits, note }: SolutionPage["audience"]) {
  return (
    <section className="shell section audience" aria-labelledby="audience">
      <h2 id="audience" className="text-display-2">
        {heading}
      </h2>
      <div className="audience-lists">
        <Marked heading="A good fit when" texts={fits} className="fits" />
        {misfits ? (
          <Marked heading="Look elsewhere when" texts={misfits} className="fits misfits" />
        ) : null}
        {note ? (
          <div className="audience-note">
            <h3 className="text-title-3">{note.heading}</h3>
            <p>
              {note.text}{" "}
              <a className="link" href={note.href}>
                {note.link}
              </a>
            </p>
          </div>
        ) : null}
      </div>
    </section>
  );
}
