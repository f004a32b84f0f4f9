import type { CaseStudy } from "../../../content/case-study.ts";

const width = 420;
const gap = 20;

export function SplitDrawing({ before, after }: NonNullable<CaseStudy["approach"]["split"]>) {
  const box = (width - gap * (after.length - 1)) / after.length;
  const middle = width / 2;
  return (
    <svg
      className="split"
      viewBox={`0 0 ${width} 252`}
      role="img"
      aria-label={`Before: ${before.toLowerCase()}. After: ${after.join(" and ")}, separate.`}
    >
      <rect className="split-before" x="2" y="2" width={width - 4} height="72" rx="8" />
      <text className="split-name" x={middle} y="44" textAnchor="middle">
        {before}
      </text>
      {after.map((name, index) => {
        const x = index * (box + gap);
        const center = x + box / 2;
        return (
          <g key={name}>
            <path
              className="thread-line"
              d={`M${middle} 74C${middle} 140 ${center} 112 ${center} 178`}
            />
            <rect className="split-after" x={x + 2} y="178" width={box - 4} height="72" rx="8" />
            <text className="split-name" x={center} y="220" textAnchor="middle">
              {name}
            </text>
          </g>
        );
      })}
      <circle className="thread-signal" cx={middle} cy="74" r="8" />
    </svg>
  );
}
