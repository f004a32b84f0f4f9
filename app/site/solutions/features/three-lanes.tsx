import { moments, teams } from "../../../../content/solution-features/three-lanes.ts";

const laneOf = (index: number) => teams.indexOf(moments[index]!.team);

/** A lane a row on a desk, a lane a column on a phone; a moment's thread ends where the next one begins. */
function Threads({ index }: { index: number }) {
  const lane = laneOf(index);
  const next = index + 1 < moments.length ? laneOf(index + 1) : undefined;
  return (
    <>
      <svg
        className="moment-across"
        viewBox="0 0 1 3"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="moment-rails" d="M0 0H1M0 1H1M0 2H1" />
        {next === undefined ? null : <path className="thread-line" d={`M0 ${lane}H1V${next}`} />}
      </svg>
      <svg className="moment-down" viewBox="0 0 3 1" preserveAspectRatio="none" aria-hidden="true">
        {next === undefined ? null : (
          <path className="thread-line" d={`M${lane + 0.5} 0V1H${next + 0.5}`} />
        )}
      </svg>
    </>
  );
}

export default function ThreeLanes() {
  return (
    <div className="moments">
      <ul aria-hidden="true">
        {teams.map((team) => (
          <li key={team}>{team}</li>
        ))}
      </ul>
      <ol>
        {moments.map(({ team, title, text }, index) => (
          <li key={title} data-team={team}>
            <Threads index={index} />
            <div className="node">
              <p className="moment-team">{team}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
