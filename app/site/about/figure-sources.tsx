import { aboutPage } from "../../../content/about.ts";
import { capabilities } from "../../../content/capabilities.ts";
import { headlineStats } from "../../../content/home.ts";
import { trackRecord } from "../../../content/track-record.ts";

const explained = [
  ...headlineStats,
  ...[...capabilities.stats, ...trackRecord].flatMap(({ counts, ...figure }) =>
    counts ? { ...figure, counts, see: undefined } : [],
  ),
];

export function FigureSources() {
  return (
    <section className="figure-sources" aria-labelledby="figures">
      <div className="shell section">
        <div className="words">
          <h2 id="figures" className="text-display-2">
            {aboutPage.figures.heading}
          </h2>
          <p>{aboutPage.figures.lead}</p>
        </div>
        <ul>
          {explained.map(({ id, value, description, counts, see }) => (
            <li key={description} id={id}>
              <h3>
                <strong>{value}</strong> {description}
              </h3>
              <p>
                {counts}{" "}
                {see ? (
                  <a className="link" href={see.href}>
                    {see.label}
                  </a>
                ) : null}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
