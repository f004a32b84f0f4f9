import type { CalendarYear } from "../../../domain/calendar/schema.ts";
import { sayWeekday } from "./say-weekday.ts";

type Day = CalendarYear["offered"][number];
type Props = { year: number; days: Day[]; onClose: (day: Day) => void };

export function OpenDays({ year, days, onClose }: Props) {
  if (days.length === 0) return null;
  return (
    <div className="calendar-open">
      <h3 id={`open-${year}`}>Public holidays on which the firm is open</h3>
      <ul aria-labelledby={`open-${year}`}>
        {days.map(({ date, name }) => (
          <li key={date}>
            <time className="figure" dateTime={date}>
              {sayWeekday(date)}
            </time>
            <span>{name}</span>
            <button type="button" className="link" onClick={() => onClose({ date, name })}>
              Close
              <span className="sr-only">
                {" "}
                on {name}, {sayWeekday(date)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
