import { aboutPage } from "../../../content/about.ts";
import { headlineStats } from "../../../content/home.ts";

/** What each figure of the home page counts: those figures lead here. */
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
          {headlineStats.map(({ id, value, description, counts, see }) => (
            <li key={id} id={id}>
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
