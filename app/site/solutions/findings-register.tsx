import { sampleFindings } from "../../../content/solution-features/findings-register.ts";

export function FindingsRegister() {
  return (
    <section className="shell section findings" aria-labelledby="findings">
      <h2 id="findings" className="text-display-2">
        What a findings register looks like
      </h2>
      <ol>
        {sampleFindings.map(({ title, evidence, severity, effort, reason }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="findings-grades">
              <span data-severity={severity.label}>Severity: {severity.label}</span>
              <span>Effort: {effort.label}</span>
            </p>
            <p>
              <strong>Evidence:</strong> {evidence}
            </p>
            <p>
              <strong>Why here:</strong> {reason}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
