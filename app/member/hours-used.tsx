type Props = {
  /** All three in hours. */
  used: number;
  remaining: number;
  included: number;
};

export function HoursUsed({ used, remaining, included }: Props) {
  // Includes hours rolled over or used beyond the plan.
  const total = Math.max(included, used + remaining);
  const at = (hour: number) => `${total === 1 ? 0 : (hour / (total - 1)) * 100}%`;
  return (
    <div className="hours">
      <dl>
        <div>
          <dt>Hours used</dt>
          <dd>
            {used} <span>of {total}</span>
          </dd>
        </div>
        <div>
          <dt>Hours remaining</dt>
          <dd>{remaining}</dd>
        </div>
      </dl>
      <progress className="sr-only" aria-label="Hours used" max={total} value={used}>
        {used} of {total} hours used
      </progress>
      <div className="hours-bar">
        <svg width="100%" height="18" aria-hidden="true">
          <line x1="0%" x2="100%" y1="9" y2="9" className="hours-line" />
          {used > 1 ? <line x1="0%" x2={at(used - 1)} y1="9" y2="9" className="hours-run" /> : null}
          {Array.from({ length: total }, (_, hour) => (
            <circle
              key={hour}
              cx={at(hour)}
              cy="9"
              r={total > 24 ? 3.5 : 5}
              className={hour === used - 1 ? "hour-now" : hour < used ? "hour-used" : "hour-open"}
            />
          ))}
        </svg>
      </div>
    </div>
  );
}
