import type { SolutionPage } from "../../../content/solution-page.ts";

export function Cost({ heading, paragraphs }: SolutionPage["cost"]) {
  return (
    <section className="cost" aria-labelledby="cost">
      <div className="shell section">
        <h2 id="cost" className="text-display-2">
          {heading}
        </h2>
        <div className="cost-words">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
