import { type Covered, drawCover } from "./draw-cover.ts";
import { layers, sheet, type Spot } from "./drawing.ts";

function Dot({ at: { x, y, r }, className }: { at: Spot; className?: string }) {
  return <circle cx={x} cy={y} r={r} className={className} />;
}

/** Stands in for a picture that nobody chose; it says nothing that the title does not. */
export function DrawnCover({ post }: { post: Covered }) {
  const { ground, ...drawing } = drawCover(post);
  return (
    <svg
      className={`drawn-cover drawn-on-${ground}`}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {layers.map((layer) =>
        drawing[layer] ? (
          <path key={layer} className={`drawn-${layer}`} d={drawing[layer]} />
        ) : null,
      )}
      <g className="drawn-nodes">
        {drawing.nodes.map((at) => (
          <Dot key={`${at.x} ${at.y}`} at={at} />
        ))}
      </g>
      <Dot at={drawing.signal} className="thread-signal" />
    </svg>
  );
}
