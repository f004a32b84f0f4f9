import { tools } from "../../../content/tools.ts";
import { monthlyPriceLabel } from "../tools/monthly-price.ts";

export function ToolsShowcase() {
  return (
    <section className="showcase" aria-labelledby="tools">
      <div className="shell">
        <div className="showcase-head">
          <h2 id="tools" className="text-display-2">
            All paid plans include the AI tools
          </h2>
          <p>
            Six tools for the work between your systems. They are coming soon; until then, see{" "}
            <a href="/tools">what each tool does</a>.
          </p>
        </div>
        <ul>
          {tools.map(({ id, name, category, monthlyPrice }) => (
            <li key={id}>
              <h3 className="text-title-3">{name}</h3>
              <p>{category}</p>
              <p>
                <s>{monthlyPriceLabel(monthlyPrice)}</s> <strong>Included</strong>
              </p>
            </li>
          ))}
        </ul>
        <p className="actions">
          <a className="button button-signal" href="/contact">
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
