import {
  type Finding,
  plotNote,
  sampleFindings,
  zones,
} from "../../../../content/solution-features/findings-register.ts";

const place = (degree: number) => 10 + (degree - 1) * 20;

const x = ({ effort }: Finding) => `${place(effort.degree)}%`;
const y = ({ severity }: Finding) => `${100 - place(severity.degree)}%`;

export default function FindingsPlot() {
  return (
    <figure className="findings-plot">
      <p className="findings-axis" aria-hidden="true">
        More harm ↑
      </p>
      <svg aria-hidden="true">
        <g className="findings-grid">
          <line x1="50%" x2="50%" y1="0" y2="100%" />
          <line x1="0" x2="100%" y1="50%" y2="50%" />
        </g>
        {zones.map(({ name, right, low }) => (
          <text
            key={name}
            className="findings-zone"
            x={right ? "99%" : "49%"}
            y={low ? "96%" : "7%"}
            textAnchor="end"
          >
            {name}
          </text>
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
      <p className="findings-axis findings-axis-x" aria-hidden="true">
        More work →
      </p>
      <figcaption>{plotNote}</figcaption>
    </figure>
  );
}
