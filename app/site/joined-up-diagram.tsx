import { scatteredTools } from "../../content/home.ts";

const places = [
  { x: 12, y: 24 },
  { x: 168, y: 74 },
  { x: 36, y: 140 },
  { x: 188, y: 196 },
  { x: 4, y: 256 },
];

/** Wide enough for the longest name at the size a phone needs. */
const toolWidth = 144;

const hub = { x: 400, y: 162 };

/** Further right than any screen shows; the hero cuts the line off at the edge. */
const beyondTheEdge = 1800;

function line({ x, y }: { x: number; y: number }): string {
  const start = { x: x + toolWidth, y: y + 20 };
  const bend = (start.x + hub.x) / 2;
  return `M${start.x} ${start.y}C${bend} ${start.y} ${bend} ${hub.y} ${hub.x} ${hub.y}`;
}

export function JoinedUpDiagram() {
  return (
    <svg
      className="diagram"
      viewBox="0 0 560 320"
      role="img"
      aria-label={`${scatteredTools.join(", ")}: five separate tools, joined into one flow that ends in one record`}
    >
      {places.map((place, index) => (
        <path
          key={place.y}
          className={`thread-line draw draw-${index + 1}`}
          pathLength="1"
          d={line(place)}
        />
      ))}
      <path className="thread-line draw-on" d={`M${hub.x} ${hub.y}H${beyondTheEdge}`} />
      {scatteredTools.map((name, index) => {
        const { x, y } = places[index] ?? hub;
        return (
          <g key={name}>
            <rect className="diagram-tool" x={x} y={y} width={toolWidth} height="40" rx="6" />
            <text className="diagram-name" x={x + toolWidth / 2} y={y + 26} textAnchor="middle">
              {name}
            </text>
          </g>
        );
      })}
      <circle className="diagram-hub" cx={hub.x} cy={hub.y} r="30" />
      <circle className="thread-signal" cx={hub.x} cy={hub.y} r="9" />
      <text className="diagram-name" x={hub.x + 92} y={hub.y - 16} textAnchor="middle">
        One record
      </text>
    </svg>
  );
}
