import {
  responsePromises,
  urgentSteps,
} from "../../../../content/solution-features/response-clock.ts";

const urgentHours = responsePromises.urgent.hours;

const center = 160;
const radius = { standard: 140, urgent: 108 };

function onDial(hours: number, distance: number): string {
  const angle = (hours / 24) * 2 * Math.PI;
  const x = center + distance * Math.sin(angle);
  const y = center - distance * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

const tick = (hours: number) => `M${onDial(hours, 124)}L${onDial(hours, hours % 6 ? 120 : 114)}`;

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);

function Dial() {
  const { standard, urgent } = radius;
  const end = onDial(urgentHours, urgent);
  const [endX, endY] = end.split(" ");
  return (
    <svg className="dial" viewBox="18 10 284 292" aria-hidden="true">
      <circle className="dial-standard" cx={center} cy={center} r={standard} />
      <path className="dial-ticks" d={hoursOfDay.map(tick).join("")} />
      <circle className="dial-rest" cx={center} cy={center} r={urgent} />
      <path className="dial-urgent" d={`M${onDial(0, urgent)}A${urgent} ${urgent} 0 0 1 ${end}`} />
      <circle className="dial-start" cx={center} cy={center - standard} r="9" />
      <circle className="dial-answer" cx={endX} cy={endY} r="12" />
      <text className="dial-value" x={center} y="166" textAnchor="middle">
        {urgentHours} h
      </text>
      <text className="dial-unit" x={center} y="194" textAnchor="middle">
        urgent
      </text>
    </svg>
  );
}

export default function ResponseClock() {
  return (
    <div className="response-clock">
      <div>
        <Dial />
        <dl>
          {Object.values(responsePromises).map(({ kind, promise, asked, answered }) => (
            <div key={kind} data-kind={kind}>
              <dt>
                {kind}: {promise}
              </dt>
              <dd>
                Asked {asked}: answered by {answered} at the latest.
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <ol>
        {urgentSteps.map(({ when, title, text }) => (
          <li key={title}>
            <p className="clock-when">{when}</p>
            <h3 className="text-title-3">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
