import { ArrowRight } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { capabilities } from "../../../content/capabilities.ts";

export function Categories() {
  return (
    <section className="shell capability-index" aria-labelledby="what-we-do">
      <h2 id="what-we-do" className="text-title-2">
        What we do
      </h2>
      <ul>
        {capabilities.categories.map(({ title, text, points, href }) => (
          <li key={title} className="capability leads-on">
            <h3 className="text-title-3">
              <a href={href}>
                {title}
                <Icon of={ArrowRight} />
              </a>
            </h3>
            <p>{text}</p>
            <ul>
              {points.map((point) => (
                <li className="node" key={point}>
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
