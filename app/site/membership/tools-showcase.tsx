import { membershipPage } from "../../../content/membership.ts";
import { tools } from "../../../content/tools.ts";
import { monthlyPriceLabel } from "../tools/monthly-price.ts";

export function ToolsShowcase() {
  return (
    <section className="showcase" aria-labelledby="tools">
      <div className="shell">
        <div className="showcase-head">
          <h2 id="tools" className="text-display-2">
            {membershipPage.tools.heading}
          </h2>
          <p>
            {membershipPage.tools.text} <a href="/tools">{membershipPage.tools.link}</a>.
          </p>
        </div>
        <ul>
          {tools.map(({ id, name, category, monthlyPrice }) => (
            <li key={id}>
              <h3 className="text-title-3">{name}</h3>
              <p>{category}</p>
              <p>
                <strong>Included in every plan</strong>{" "}
                <span className="nowrap">or {monthlyPriceLabel(monthlyPrice)} when released</span>
              </p>
            </li>
          ))}
        </ul>
        <p className="actions">
          <a className="button button-signal" href="/contact?about=tools">
            Join Now
          </a>
          <a className="button button-outline" href="/api/login?returnTo=/tools">
            Login to Access Tools
          </a>
        </p>
      </div>
    </section>
  );
}
