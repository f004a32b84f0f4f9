const axisWeeks = 4;
const week = 40;
const margin = 8;

export function weeksOf(timeline: string): { least: number; most: number } {
  const [least = 0, most = least] = (timeline.match(/\d+/g) ?? []).map(Number);
  return { least, most };
}

export function WeekLine({ timeline }: { timeline: string }) {
  const { least, most } = weeksOf(timeline);
  const at = (weeks: number) => margin + weeks * week;
  return (
    <svg
      className="week-line"
      viewBox={`0 0 ${at(axisWeeks) + margin} 24`}
      width={at(axisWeeks) + margin}
      height="24"
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      <path className="week-axis" d={`M${at(0)} 12H${at(axisWeeks)}`} />
      {Array.from({ length: axisWeeks }, (_, index) => (
        <circle key={index} className="week-tick" cx={at(index + 1)} cy="12" r="2.5" />
      ))}
      <path className="thread-line" d={`M${at(0)} 12H${at(least)}`} />
      <path className="thread-line" strokeDasharray="1 6" d={`M${at(least)} 12H${at(most)}`} />
      <circle className="thread-node" cx={at(0)} cy="12" r="5" />
      {most > least ? <circle className="week-open" cx={at(least)} cy="12" r="5" /> : null}
      <circle className="thread-node" cx={at(most)} cy="12" r="6" />
    </svg>
  );
}
