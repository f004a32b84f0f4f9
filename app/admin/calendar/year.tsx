import { useState } from "react";
import type { CalendarYear, ClosedDay } from "../../../domain/calendar/schema.ts";
import { RequestError } from "../../api-client/api-fetch.ts";
import { Moment } from "../moment.tsx";
import { AddDay } from "./add-day.tsx";
import { ClosedDays } from "./closed-days.tsx";
import { OpenDays } from "./open-days.tsx";
import { sayDraft } from "./say-draft.ts";
import { SaveYear } from "./save-year.tsx";
import { isTyped, noDay, readTyped, type TypedDay } from "./typed-day.ts";
import { useSaveYear } from "./use-save-year.ts";

export type Draft = Pick<CalendarYear, "updatedAt" | "days"> & { typed: TypedDay };

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
  const { days, typed } = draft ?? { ...known, typed: noDay };
  const changed = sayDraft(known.days, { days, typed });
  // Days that were saved although their answer was lost go on from what is there.
  const { updatedAt } = draft && changed !== "" ? draft : known;
  const [problem, setProblem] = useState("");
  const heading = () => document.getElementById(`year-${year}`)?.focus();
  const save = useSaveYear(year, () => {
    onDraft(null);
    heading();
  });
  const keep = (next: ClosedDay[], then = typed) => {
    const sorted = next.toSorted(byDate);
    onDraft({ updatedAt, days: sorted, typed: then });
    return sorted;
  };
  function addTyped(): ClosedDay[] | null {
    const read = readTyped(typed, year, days);
    setProblem("problem" in read ? read.problem : "");
    if ("day" in read) return keep([...days, read.day], noDay);
    document.getElementById(`closed-${year}-date`)?.focus();
    return null;
  }
  const offered = [...known.days, ...known.offered]
    .filter(({ date }) => !days.some((day) => day.date === date))
    .toSorted(byDate);
  return (
    <section className="calendar-year" aria-labelledby={`year-${year}`}>
      <h2 id={`year-${year}`} tabIndex={-1}>
        {year}
      </h2>
      <Confirmed year={known} />
      <ClosedDays
        days={days}
        errors={save.error instanceof RequestError ? save.error.fields : {}}
        change={keep}
        onRemoved={heading}
      />
      <AddDay
        year={year}
        typed={typed}
        problem={problem}
        onType={(next) => keep(days, next)}
        onAdd={addTyped}
      />
      <OpenDays
        year={year}
        days={offered}
        onClose={(day) => {
          keep([...days, { ...day, closesAt: null }]);
          heading();
        }}
      />
      {confirmedAt && changed === "" ? null : (
        <SaveYear
          label={confirmedAt ? `Save ${year}` : `Confirm ${year}`}
          changed={changed}
          save={save}
          onSave={() => {
            const all = isTyped(typed) ? addTyped() : days;
            if (all) save.mutate({ updatedAt, days: all });
          }}
          onDiscard={() => {
            save.reset();
            setProblem("");
            onDraft(null);
            heading();
          }}
        />
      )}
    </section>
  );
}
