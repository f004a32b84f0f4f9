import type { Detail } from "../../../content/case-study.ts";
import { DetailWords } from "./detail-words.tsx";

export function Controls({ heading, intro, controls }: Extract<Detail, { kind: "controls" }>) {
  return (
    <section className="shell section controls" aria-labelledby="detail">
      <DetailWords part="Security controls" heading={heading} intro={intro} />
      <table className="ruled-table control-table">
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
