import { Trash2 } from "lucide-react";
import type { ClosedDay } from "../../../domain/calendar/schema.ts";
import { Icon } from "../../ui/icon.tsx";
import { sayWeekday } from "./say-weekday.ts";

type Props = {
  days: ClosedDay[];
  errors: Record<string, string>;
  change: (days: ClosedDay[]) => void;
  onRemoved: () => void;
};

const halfDays = ["12:00", "13:00", "14:00", "15:00", "16:00"];

const hour = new Intl.DateTimeFormat("en-US", { hour: "numeric", timeZone: "UTC" });
const sayHour = (time: string) => hour.format(new Date(`2000-01-01T${time}Z`));

export function ClosedDays({ days, errors, change, onRemoved }: Props) {
  return (
    <ul className="closed-days">
      {days.map((day, at) => (
        <li key={day.date}>
          <time className="figure" dateTime={day.date}>
            {sayWeekday(day.date)}
          </time>
          <span>
            {day.name}
            {errors[`days.${at}.date`] ? (
              <span className="field-error"> {errors[`days.${at}.date`]}</span>
            ) : null}
          </span>
          <select
            className="control"
            aria-label={`${day.name}: closed`}
            value={day.closesAt ?? ""}
            onChange={({ target }) =>
              change(days.with(at, { ...day, closesAt: target.value || null }))
            }
          >
            <option value="">All day</option>
            {[...new Set([...halfDays, ...(day.closesAt ? [day.closesAt] : [])])].map((time) => (
              <option key={time} value={time}>
                From {sayHour(time)}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="icon-button"
            aria-label={`Open on ${day.name}, ${sayWeekday(day.date)}`}
            onClick={() => {
              change(days.toSpliced(at, 1));
              onRemoved();
            }}
          >
            <Icon of={Trash2} />
          </button>
        </li>
      ))}
    </ul>
  );
}
