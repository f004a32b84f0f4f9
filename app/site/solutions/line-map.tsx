import { ArrowRight } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { solutionCards } from "./solution-pages.ts";

export function LineMap() {
  return (
    <ul className="line-map">
      {solutionCards.map(({ slug, situation, title, description, href }) => (
        <li key={slug} className="leads-on">
          <p className="situation">“{situation}”</p>
          <div className="line-end">
            <h3 className="text-title-3">
              <a href={href}>{title}</a>
            </h3>
            <p>{description}</p>
          </div>
          <Icon of={ArrowRight} />
        </li>
      ))}
    </ul>
  );
}
