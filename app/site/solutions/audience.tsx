import type { SolutionPage } from "../../../content/solution-page.ts";

export function Audience({ heading, intro, fits, misfits }: SolutionPage["audience"]) {
  return (
    <section className="shell section audience" aria-labelledby="audience">
      <div className="words audience-words">
        <h2 id="audience" className="text-display-2">
          {heading}
        </h2>
        <p>{intro}</p>
      </div>
      <div className="fits">
        <h3 className="text-title-3">A good fit when</h3>
        <ul>
          {fits.map((text) => (
            <li className="node" key={text}>
              {text}
            </li>
          ))}
        </ul>
        {misfits ? (
          <>
            <h3 className="text-title-3">Look elsewhere when</h3>
            <ul className="misfits">
              {misfits.map((text) => (
                <li className="node" key={text}>
                  {text}
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </section>
  );
}
