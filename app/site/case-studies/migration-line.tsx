import type { Detail } from "../../../content/case-study.ts";

type Timeline = Extract<Detail, { kind: "timeline" }>;

const oldLine = 52;
const newLine = 116;

/** Positions are percentages, so that the text keeps its size at any width. */
export function MigrationLine({ old, new: fresh, phases }: Omit<Timeline, "heading" | "intro">) {
  const weeks = Math.max(...phases.map(({ to }) => to));
  const at = (week: number) => `${((week - 1) / weeks) * 100}%`;
  const built = phases[1]?.from ?? 1;
  const live = phases.at(-1)?.from ?? weeks;
  const span = weeks + 1 - live;
  return (
    <svg
      className="migration-line"
      height="176"
      role="img"
      aria-label={`${weeks} weeks. ${old}: in use until go-live in weeks ${live}-${weeks}. ${fresh}: under construction from week ${built}, live in weeks ${live}-${weeks}.`}
    >
      {phases.map(({ from, to }, index) => (
        <rect
          key={from}
          className={index % 2 === 0 ? "migration-phase" : "migration-phase-2"}
          x={at(from)}
          width={`${((to + 1 - from) / weeks) * 100}%`}
          height="176"
        />
      ))}
      <text className="migration-name" x={at(1)} y={oldLine - 20} dx="12">
        {old}
      </text>
      <line className="thread-line" x1={at(1)} y1={oldLine} x2={at(live)} y2={oldLine} />
      <svg
        x={at(live)}
        y={oldLine}
        width={`${((span / weeks) * 100) / 2}%`}
        height={newLine - oldLine}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        overflow="visible"
      >
        <path
          className="thread-line"
          vectorEffect="non-scaling-stroke"
          d="M0 0C60 0 40 100 100 100"
        />
      </svg>
      <circle className="thread-open" cx={at(1)} cy={oldLine} r="8" />
      <text className="migration-name" x={at(built)} y={newLine - 20} dx="12">
        {fresh}
      </text>
      <line
        className="thread-line migration-building"
        x1={at(built)}
        y1={newLine}
        x2={at(live)}
        y2={newLine}
      />
      <circle className="thread-open" cx={at(built)} cy={newLine} r="8" />
      <line className="thread-line" x1={at(live)} y1={newLine} x2="100%" y2={newLine} />
      <circle className="thread-signal" cx="100%" cy={newLine} r="10" />
      {Array.from({ length: weeks }, (_, index) => (
        <text
          key={index}
          className="migration-week"
          x={at(index + 1.5)}
          y="162"
          textAnchor="middle"
        >
          {index + 1}
        </text>
      ))}
    </svg>
  );
}
