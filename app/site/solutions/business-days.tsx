import {
  day,
  days,
  sayHour,
  urgentHours,
} from "../../../content/solution-features/response-clock.ts";

/** Both in percent of the drawing; what is left between two days is the night. */
const width = 47;
const second = 100 - width;

const hour = width / (day.closes - day.opens);
const at = (begin: number, time: number) => `${begin + (time - day.opens) * hour}%`;

const answered = day.asked + urgentHours;
const hours = Array.from({ length: day.closes - day.opens - 1 }, (_, past) => day.opens + 1 + past);

function Day({ name, begin }: { name: string; begin: number }) {
  return (
    <>
      <rect className="day-open" x={`${begin}%`} y="46" width={`${width}%`} height="24" />
      {hours.map((time) => (
        <line
          key={time}
          className="day-hour"
          x1={at(begin, time)}
          x2={at(begin, time)}
          y1="62"
          y2="70"
        />
      ))}
      <text className="day-edge" x={`${begin}%`} y="140">
        {sayHour(day.opens)}
      </text>
      <text x={at(begin, (day.opens + day.closes) / 2)} y="140" textAnchor="middle">
        {name}
      </text>
      <text className="day-edge" x={`${begin + width}%`} y="140" textAnchor="end">
        {sayHour(day.closes)}
      </text>
    </>
  );
}

export function BusinessDays() {
  const [today, next] = days;
  return (
    <svg className="business-days" aria-hidden="true">
      <Day name={today} begin={0} />
      <Day name={next} begin={second} />
      <line
        className="day-standard"
        x1={at(0, day.asked)}
        x2={at(second, day.asked)}
        y1="92"
        y2="92"
      />
      <line className="day-standard" x1={at(0, day.asked)} x2={at(0, day.asked)} y1="58" y2="92" />
      <rect
        className="day-urgent"
        x={at(0, day.asked)}
        y="46"
        width={`${urgentHours * hour}%`}
        height="24"
      />
      <circle className="day-asked" cx={at(0, day.asked)} cy="58" r="8" />
      <circle className="day-answer" cx={at(0, answered)} cy="58" r="10" />
      <circle className="day-asked" cx={at(second, day.asked)} cy="92" r="8" />
      <text x="0" y="14">
        Asked {sayHour(day.asked)}
      </text>
      <text className="day-by" x={at(0, answered)} y="34">
        Urgent: by {sayHour(answered)}
      </text>
      <text className="day-by" x="50%" y="117" textAnchor="middle">
        Standard: by {sayHour(day.asked)}
      </text>
    </svg>
  );
}
