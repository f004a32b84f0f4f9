import type { Measure } from "../../../content/case-study.ts";

const line = 44;

const share = (value: number, scale: Measure["scale"]) => (value / scale.to) * 100;

function Word({ at, y, name, text }: { at: number; y: number; name: string; text: string }) {
  const anchor = at < 15 ? "start" : at > 85 ? "end" : "middle";
  const nudge = anchor === "start" ? -9 : anchor === "end" ? 9 : 0;
  return (
    <text className={name} x={`${at}%`} dx={nudge} y={y} textAnchor={anchor}>
      {text}
    </text>
  );
}

function MeasureLine({ label, before, after, scale }: Measure) {
  const from = share(before.from, scale);
  const to = share(before.to, scale);
  const now = share(after.at, scale);
  return (
    <svg
      className="measure-line"
      height="84"
      role="img"
      aria-label={`${label}: ${before.text} before, ${after.text} after`}
    >
      <line className="measure-scale" x1="0" x2="100%" y1={line} y2={line} />
      {scale.marks.map((mark, index) => {
        const at = (index / (scale.marks.length - 1)) * 100;
        return <Word key={mark} at={at} y={line + 34} name="measure-mark" text={mark} />;
      })}
      <line className="thread-line" x1={`${(from + to) / 2}%`} x2={`${now}%`} y1={line} y2={line} />
      {from === to ? (
        <circle className="thread-open" cx={`${from}%`} cy={line} r="9" />
      ) : (
        <rect
          className="thread-open"
          x={`${from}%`}
          width={`${to - from}%`}
          y={line - 9}
          height="18"
          rx="9"
        />
      )}
      <circle className="thread-signal" cx={`${now}%`} cy={line} r="10" />
      <Word at={(from + to) / 2} y={line - 22} name="measure-before" text={before.text} />
      <Word at={now} y={line - 22} name="measure-after" text={after.text} />
    </svg>
  );
}

export function Measures({ measures }: { measures: Measure[] }) {
  return (
    <figure className="measures">
      <figcaption className="measure-key">
        <span className="key-before">Before</span>
        <span className="key-after">After</span>
      </figcaption>
      <dl>
        {measures.map((measure) => (
          <div key={measure.label}>
            <dt>{measure.label}</dt>
            <dd>
              <MeasureLine {...measure} />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
