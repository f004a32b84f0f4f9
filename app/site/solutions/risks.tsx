import type { SolutionPage } from "../../../content/solution-page.ts";

export function Risks({ heading, items }: SolutionPage["risks"]) {
  return (
    <section className="shell section risks" aria-labelledby="risks">
      <h2 id="risks" className="text-display-2">
        {heading}
      </h2>
      <ul className="loose-ends">
        {items.map(({ title, text }) => (
          <li className="node" key={title}>
            <h3 className="text-title-3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
