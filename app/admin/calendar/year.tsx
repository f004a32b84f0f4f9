import type { CalendarYear, ClosedDay } from "../../../domain/calendar/schema.ts";
import { RequestError } from "../../api-client/api-fetch.ts";
import { Moment } from "../moment.tsx";
import { AddDay } from "./add-day.tsx";
import { ClosedDays } from "./closed-days.tsx";
import { OpenDays } from "./open-days.tsx";
import { sayChanged } from "./say-changed.ts";
import { SaveYear } from "./save-year.tsx";
import { useSaveYear } from "./use-save-year.ts";

/** The days as somebody is changing them, and what they were changed from. */
export type Draft = Pick<CalendarYear, "updatedAt" | "days">;

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

type Props = {
  known: CalendarYear;
  draft: Draft | null;
  onDraft: (draft: Draft | null) => void;
};

export function Year({ known, draft, onDraft }: Props) {
  const { year, confirmedAt } = known;
  const { updatedAt, days } = draft ?? known;
  const heading = () => document.getElementById(`year-${year}`)?.focus();
  const save = useSaveYear(year, () => {
    onDraft(null);
    heading();
  });
  const change = (next: ClosedDay[]) => onDraft({ updatedAt, days: next.toSorted(byDate) });
  const offered = [...known.days, ...known.offered]
    .filter(({ date }) => !days.some((day) => day.date === date))
    .toSorted(byDate);
  const changed = sayChanged(known.days, days);
  return (
    <section className="calendar-year" aria-labelledby={`year-${year}`}>
      <h2 id={`year-${year}`} tabIndex={-1}>
        {year}
      </h2>
      <Confirmed year={known} />
      <ClosedDays
        days={days}
        errors={save.error instanceof RequestError ? save.error.fields : {}}
        change={change}
        onRemoved={heading}
      />
      <AddDay
        year={year}
        taken={days.map(({ date }) => date)}
        onAdd={(day) => change([...days, day])}
      />
      <OpenDays
        year={year}
        days={offered}
        onClose={(day) => {
          change([...days, { ...day, closesAt: null }]);
          heading();
        }}
      />
      {confirmedAt && changed === "" ? null : (
        <SaveYear
          label={confirmedAt ? `Save ${year}` : `Confirm ${year}`}
          changed={changed}
          save={save}
          onSave={() => save.mutate({ updatedAt, days })}
          onDiscard={() => {
            save.reset();
            onDraft(null);
            heading();
          }}
        />
      )}
    </section>
  );
}
