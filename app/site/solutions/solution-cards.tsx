import { ArrowRight } from "lucide-react";
import { Icon } from "../../ui/icon.tsx";
import { solutionCards } from "./solution-pages.ts";

export function SolutionCards() {
  return (
    <ul className="switchboard">
      {solutionCards.map(({ slug, title, description, href }) => (
        <li key={slug}>
          <a className="leads-on" href={href}>
            <h3>{title}</h3>
            <p>{description}</p>
            <Icon of={ArrowRight} />
          </a>
        </li>
      ))}
    </ul>
  );
}
