import type { SolutionPage } from "../../../content/solution-page.ts";

export function Work({ heading, items }: NonNullable<SolutionPage["work"]>) {
  return (
    <section className="shell section work" aria-labelledby="work">
      <h2 id="work" className="text-display-2">
        {heading}
      </h2>
      <ul className="ledger">
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-title-3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
