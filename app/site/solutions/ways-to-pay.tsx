import { solutionsOverview } from "../../../content/solutions-overview.ts";

const { heading, ways } = solutionsOverview.waysToPay;

export function WaysToPay() {
  return (
    <section className="ways" aria-labelledby="ways">
      <div className="shell section">
        <h2 id="ways" className="text-display-2">
          {heading}
        </h2>
        <dl>
          {ways.map(({ name, price, text, link }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <strong>{price}</strong>
                <p>
                  {text}{" "}
                  {link ? (
                    <a className="link" href={link.href}>
                      {link.label}
                    </a>
                  ) : null}
                </p>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
