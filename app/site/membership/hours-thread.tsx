const step = 14;
const end = 7;

export function HoursThread({ hours, widest }: { hours: number; widest: number }) {
  const at = (hour: number) => end + hour * step;
  return (
    <svg
      className="hours-thread"
      viewBox={`0 0 ${at(widest - 1) + end} 14`}
      aria-hidden="true"
      focusable="false"
    >
      <path d={`M${at(0)} 7H${at(hours - 1)}`} className="thread-line" />
      {Array.from({ length: hours }, (_, hour) => (
        <circle key={hour} cx={at(hour)} cy="7" r="5" className="thread-node" />
      ))}
    </svg>
  );
}
