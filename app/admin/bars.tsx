type Bar = { key: string; good: number; bad: number; words: string };
type Props = {
  title: string;
  figure: string;
  bars: Bar[];
  ends?: [first: string, last: string] | undefined;
};

const step = 20;
const width = 14;
const height = 64;
/** Between the two parts of a bar, which color alone does not tell apart. */
const gap = 2;

export function Bars({ title, figure, bars, ends }: Props) {
  const most = Math.max(1, ...bars.map(({ good, bad }) => good + bad));
  const tall = (amount: number) => (amount / most) * (height - gap - 1);
  return (
    <figure className="week-bars">
      <figcaption>
        {title}
        <strong className="figure">{figure}</strong>
      </figcaption>
      <svg
        viewBox={`0 0 ${step * bars.length - (step - width)} ${height + 1}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ key, good, bad, words }, at) => (
          <g key={key}>
            <title>{words}</title>
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
              y={height - tall(good + bad) - (good && bad ? gap : 0)}
              width={width}
              height={tall(bad)}
              className="bar-bad"
            />
          </g>
        ))}
      </svg>
      {ends ? (
        <p className="bar-ends" aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      ) : null}
      <ul className="sr-only">
        {bars.map(({ key, words }) => (
          <li key={key}>{words}</li>
        ))}
      </ul>
    </figure>
  );
}
