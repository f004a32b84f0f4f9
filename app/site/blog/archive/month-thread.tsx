import { firmMonths } from "./firm-months.ts";

const step = 44;
const y = 24;

export function MonthThread({ months }: { months: number[] }) {
  const most = Math.max(...months, 1);
  return (
    <svg className="month-thread" viewBox={`0 0 ${step * 12} 64`} aria-hidden="true">
      <path className="thread-line" d={`M${step / 2} ${y}H${step * 11.5}`} />
      {months.map((posts, at) => (
        <g key={firmMonths[at]}>
          <circle
            cx={step * (at + 0.5)}
            cy={y}
            r={posts > 0 ? 7 + Math.round((7 * posts) / most) : 4}
            className={posts > 0 ? "month-lit" : "thread-open"}
          />
          <text x={step * (at + 0.5)} y={y + 34} textAnchor="middle">
            {firmMonths[at]?.slice(0, 1)}
          </text>
        </g>
      ))}
    </svg>
  );
}
