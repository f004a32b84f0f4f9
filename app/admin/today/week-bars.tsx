import { sayCivilDay } from "../civil-day.tsx";

type Bar = { starts: string; good: number; bad: number; words: string };
type Props = { title: string; figure: string; weeks: Bar[] };

const step = 20;
const width = 14;
const height = 64;

/** One bar a week: what is good from the ground up, what is not on top of it. */
export function WeekBars({ title, figure, weeks }: Props) {
  const most = Math.max(1, ...weeks.map(({ good, bad }) => good + bad));
  const tall = (amount: number) => (amount / most) * height;
  return (
    <figure className="week-bars">
      <figcaption>
        {title}
        <strong className="figure">{figure}</strong>
      </figcaption>
      <svg viewBox={`0 0 ${step * weeks.length - (step - width)} ${height + 1}`} aria-hidden="true">
        {weeks.map(({ starts, good, bad, words }, at) => (
          <g key={starts}>
            <title>{`Week of ${sayCivilDay(starts)}: ${words}`}</title>
            <rect x={at * step} y={height} width={width} height={1} className="bar-ground" />
            <rect
              x={at * step}
              y={height - tall(good)}
              width={width}
              height={tall(good)}
              className="bar-good"
            />
            <rect
              x={at * step}
              y={height - tall(good + bad)}
              width={width}
              height={tall(bad)}
              className="bar-bad"
            />
          </g>
        ))}
      </svg>
      <ul className="sr-only">
        {weeks.map(({ starts, words }) => (
          <li key={starts}>
            Week of {sayCivilDay(starts)}: {words}
          </li>
        ))}
      </ul>
    </figure>
  );
}
