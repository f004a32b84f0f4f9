import { type Covered, drawCover } from "./draw-cover.ts";
import { sheet, type Spot } from "./drawing.ts";

function Dot({ at: { x, y, r }, className }: { at: Spot; className?: string }) {
  return <circle cx={x} cy={y} r={r} className={className} />;
}

/** Stands in for a picture that nobody chose; it says nothing that the title does not. */
export function DrawnCover({ post }: { post: Covered }) {
  const { ground, rules, fields, loose, thread, nodes, signal } = drawCover(post);
  return (
    <svg
      className={`drawn-cover drawn-on-${ground}`}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {fields ? <path className="drawn-field" d={fields} /> : null}
      <path className="drawn-rule" d={rules} />
      {loose ? <path className="drawn-loose" d={loose} /> : null}
      <path className="drawn-thread" d={thread} />
      <g className="drawn-nodes">
        {nodes.map((at) => (
          <Dot key={`${at.x} ${at.y}`} at={at} />
        ))}
      </g>
      <Dot at={signal} className="thread-signal" />
    </svg>
  );
}
