import type { SolutionPage } from "../../../content/solution-page.ts";

export function Work({ heading, intro, items }: SolutionPage["work"]) {
  return (
    <section className="shell section work" aria-labelledby="work">
      <div className="words work-words">
        <h2 id="work" className="text-display-2">
          {heading}
        </h2>
        {intro ? <p>{intro}</p> : null}
      </div>
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
