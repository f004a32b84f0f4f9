import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CalendarYear, ClosedDay } from "../../../domain/calendar/schema.ts";
import { request, RequestError } from "../../api-client/api-fetch.ts";
import { failureText } from "../../api-client/failure-text.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { FormProblem } from "../../ui/form-problem.tsx";
import { useHandOverFocus } from "../../ui/return-focus.ts";
import { toast } from "../../ui/toast-store.ts";
import { Moment } from "../moment.tsx";
import { AddDay } from "./add-day.tsx";
import { calendarPath, calendarQuery } from "./calendar-query.ts";
import { ClosedDays } from "./closed-days.tsx";
import { sayWeekday } from "./say-weekday.ts";

const byDate = (a: { date: string }, b: { date: string }) => a.date.localeCompare(b.date);

function Confirmed({ year: { confirmedAt, confirmedBy } }: { year: CalendarYear }) {
  if (!confirmedAt)
    return (
      <p className="calendar-note" data-waiting="true">
        Proposed from the public holidays. Nobody has confirmed it yet.
      </p>
    );
  return (
    <p className="calendar-note">
      Confirmed {confirmedBy ? `by ${confirmedBy} ` : null}on <Moment iso={confirmedAt} />
    </p>
  );
}

export function Year({ year: known }: { year: CalendarYear }) {
  const { year, updatedAt, confirmedAt } = known;
  const queries = useQueryClient();
  // What is confirmed is drawn anew.
  const place = useHandOverFocus<HTMLElement>();
  const [days, setDays] = useState(known.days);
  const offered = [...known.days, ...known.offered]
    .filter(({ date }) => !days.some((day) => day.date === date))
    .toSorted(byDate);
  const add = (day: ClosedDay) => setDays([...days, day].toSorted(byDate));
  const save = useSingleMutation({
    mutationFn: () => request("PUT", `${calendarPath}/${year}`, { updatedAt, days }),
    onSuccess: async (answer) => {
      toast({ title: `${year} confirmed` });
      queries.setQueryData(calendarQuery.queryKey, await answer.json());
    },
  });
  return (
    <section ref={place} className="calendar-year" aria-labelledby={`year-${year}`}>
      <h2 id={`year-${year}`} tabIndex={-1}>
        {year}
      </h2>
      <Confirmed year={known} />
      <ClosedDays
        year={year}
        days={days}
        errors={save.error instanceof RequestError ? save.error.fields : {}}
        change={setDays}
      />
      {offered.length > 0 ? (
        <div className="calendar-open">
          <p id={`open-${year}`}>Public holidays on which the firm is open</p>
          <ul aria-labelledby={`open-${year}`}>
            {offered.map(({ date, name }) => (
              <li key={date}>
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() => {
                    add({ date, name, closesAt: null });
                    document.getElementById(`year-${year}`)?.focus();
                  }}
                >
                  Close on {name}, {sayWeekday(date)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <AddDay year={year} taken={days.map(({ date }) => date)} onAdd={add} />
      <FormProblem>
        {save.error
          ? failureText(save.error, "The server did not respond. Nothing was saved.")
          : null}
      </FormProblem>
      <button
        type="button"
        className="button button-primary"
        aria-disabled={save.isPending}
        onClick={() => save.mutate()}
      >
        {save.isPending ? "Saving..." : confirmedAt ? `Save ${year}` : `Confirm ${year}`}
      </button>
    </section>
  );
}
