import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ListedWork } from "../../../domain/hours/schema.ts";
import { requestList } from "../../api-client/list.ts";
import { sayCivilDay } from "../civil-day.tsx";
import { minutesInWords } from "../say-minutes.ts";
import { hoursAndMinutes } from "../../../content/hours-and-minutes.ts";
import { weekOf } from "./week-days.ts";
import { workPath } from "./work-path.ts";

const weekday = new Intl.DateTimeFormat(undefined, { weekday: "short", timeZone: "UTC" });
const dayOfMonth = new Intl.DateTimeFormat(undefined, { day: "numeric", timeZone: "UTC" });

/** A full day's mark; longer days fill it all the same. */
const fullDay = 8 * 60;

function minutesByDay(lines: ListedWork[]): Map<string, number> {
  const days = new Map<string, number>();
  for (const { date, minutes, status } of lines)
    if (status !== "reversed") days.set(date, (days.get(date) ?? 0) + minutes);
  return days;
}

export function Week({ userId, today }: { userId: string; today: string }) {
  const [weeks, setWeeks] = useState(0);
  const days = weekOf(today, weeks);
  const [from = "", to = ""] = [days[0], days.at(-1)];
  const { data } = useQuery({
    queryKey: [workPath, "week", userId, from],
    queryFn: () =>
      requestList<ListedWork>(workPath, { consultantId: userId, from, to, limit: "200" }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const logged = minutesByDay(data?.rows ?? []);
  const total = [...logged.values()].reduce((sum, minutes) => sum + minutes, 0);
  return (
    <section className="week" aria-label="My week">
      <div className="week-head">
        <h2>My week</h2>
        <span className="week-total">{minutesInWords(total)}</span>
        <span className="week-steps">
          <button type="button" className="button button-quiet" onClick={() => setWeeks(weeks - 1)}>
            Earlier
          </button>
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={weeks === 0}
            onClick={() => weeks < 0 && setWeeks(weeks + 1)}
          >
            Later
          </button>
        </span>
      </div>
      <ol className="week-days">
        {days.map((date) => {
          const minutes = logged.get(date) ?? 0;
          return (
            <li key={date} className="week-day" aria-current={date === today ? "date" : undefined}>
              <span className="week-name" aria-hidden="true">
                {weekday.format(new Date(date))} {dayOfMonth.format(new Date(date))}
              </span>
              <span className="sr-only">{sayCivilDay(date)}</span>
              <span className="week-minutes figure" data-none={minutes === 0}>
                {minutes === 0 ? "–" : hoursAndMinutes(minutes)}
              </span>
              <progress
                className="week-bar"
                aria-hidden="true"
                max={fullDay}
                value={Math.min(minutes, fullDay)}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
