import { controls } from "../../../../content/solution-features/control-matrix.ts";

export default function ControlMatrix() {
  return (
    <table className="ruled-table control-matrix">
      <caption className="sr-only">Five controls: what we do, and what the agency receives</caption>
      <thead>
        <tr>
          <th scope="col">Control</th>
          <th scope="col">What we do</th>
          <th scope="col">What your file holds</th>
        </tr>
      </thead>
      <tbody>
        {controls.map(({ name, rule, work, evidence }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span>{rule}</span>
            </th>
            <td>{work}</td>
            <td className="control-evidence">{evidence}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
