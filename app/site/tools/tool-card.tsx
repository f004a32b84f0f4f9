import type { Tool } from "../../../content/tools.ts";
import { dollars } from "../../../content/dollars.ts";
import { monthlyPriceLabel } from "./monthly-price.ts";
import { ToolAction } from "./tool-action.tsx";

export function ToolCard({ tool }: { tool: Tool }) {
  const { id, name, category, description, takes, gives, features, pricePerUse } = tool;
  return (
    <article className="tool" aria-labelledby={id}>
      <div className="tool-words">
        <p className="label">{category}</p>
        <h3 id={id} className="text-title-2">
          {name}
          {tool.isPopular ? <span className="tag tag-popular">Popular</span> : null}
        </h3>
        <p>{description}</p>
        <dl className="tool-thread">
          <div className="node">
            <dt>Goes in</dt>
            <dd>{takes}</dd>
          </div>
          <div className="node">
            <dt>Comes out</dt>
            <dd>{gives}</dd>
          </div>
        </dl>
        <p className="label">{tool.comingSoon ? "What it will do" : "What it does"}</p>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <div className="tool-terms">
        <p className="tool-price">{monthlyPriceLabel(tool.monthlyPrice)}</p>
        <p>{tool.memberAccess}</p>
        {pricePerUse ? <p>{dollars(pricePerUse)} per use for free members</p> : null}
        <ToolAction tool={tool} />
      </div>
    </article>
  );
}
