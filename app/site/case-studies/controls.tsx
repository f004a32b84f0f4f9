import type { Detail } from "../../../content/case-study.ts";

export function Controls({ heading, intro, controls }: Extract<Detail, { kind: "controls" }>) {
  return (
    <section className="shell section controls" aria-labelledby="detail">
      <div className="detail-words">
        <p className="case-part">Security controls</p>
        <h2 id="detail" className="text-display-2">
          {heading}
        </h2>
        <p>{intro}</p>
      </div>
      <table className="control-table">
        <caption className="sr-only">Security controls: safeguard, practice and rule</caption>
        <thead>
          <tr>
            <th scope="col">Safeguard</th>
            <th scope="col">What it means here</th>
            <th scope="col">Rule</th>
          </tr>
        </thead>
        <tbody>
          {controls.map(({ safeguard, rule, practice }) => (
            <tr key={safeguard}>
              <th scope="row">{safeguard}</th>
              <td>{practice}</td>
              <td>{rule}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
