import { ArrowIcon } from "../../ui/icons.tsx";
import { solutionCards } from "./solution-pages.ts";

export function SolutionCards() {
  return (
    <ul className="switchboard">
      {solutionCards.map(({ slug, title, description, href }) => (
        <li key={slug}>
          <a href={href}>
            <h3>{title}</h3>
            <p>{description}</p>
            <ArrowIcon />
          </a>
        </li>
      ))}
    </ul>
  );
}
