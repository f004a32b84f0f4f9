import {
  sampleFindings,
  type Finding,
} from "../../../../content/solution-features/findings-register.ts";

const place = (degree: number) => 10 + (degree - 1) * 20;

const x = ({ effort }: Finding) => `${place(effort.degree)}%`;
const y = ({ severity }: Finding) => `${100 - place(severity.degree)}%`;

function Plot() {
  const steps = sampleFindings
    .slice(1)
    .map((to, index) => ({ from: sampleFindings[index] ?? to, to }));
  return (
    <figure className="findings-plot" aria-hidden="true">
      <p className="findings-axis">More harm ↑</p>
      <svg>
        {[20, 40, 60, 80].map((at) => (
          <g key={at} className="findings-grid">
            <line x1={`${at}%`} x2={`${at}%`} y1="0" y2="100%" />
            <line x1="0" x2="100%" y1={`${at}%`} y2={`${at}%`} />
          </g>
        ))}
        {steps.map(({ from, to }) => (
          <line
            key={to.title}
            className="thread-line"
            x1={x(from)}
            y1={y(from)}
            x2={x(to)}
            y2={y(to)}
          />
        ))}
        {sampleFindings.map((finding, index) => (
          <g key={finding.title}>
            <circle className="findings-node" cx={x(finding)} cy={y(finding)} r="18" />
            <text x={x(finding)} y={y(finding)} dy="6" textAnchor="middle">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <p className="findings-axis findings-axis-x">More work →</p>
    </figure>
  );
}

export default function FindingsRegister() {
  return (
    <div className="findings">
      <Plot />
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
    </div>
  );
}
