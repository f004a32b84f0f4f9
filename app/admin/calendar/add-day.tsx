import { useState } from "react";
import { closedDay, type ClosedDay } from "../../../domain/calendar/schema.ts";
import { FieldError } from "../../ui/field.tsx";

type Props = { year: number; taken: string[]; onAdd: (day: ClosedDay) => void };

const empty = { date: "", name: "" };

export function AddDay({ year, taken, onAdd }: Props) {
  const [day, setDay] = useState(empty);
  const [problem, setProblem] = useState("");
  const id = (name: string) => `closed-${year}-${name}`;
  function add() {
    const parsed = closedDay.safeParse({ ...day, closesAt: null });
    if (!parsed.success) return setProblem(parsed.error.issues[0]?.message ?? "");
    if (!day.date.startsWith(`${year}-`)) return setProblem(`This day is not in ${year}`);
    if (taken.includes(day.date)) return setProblem("This day is listed already");
    setProblem("");
    setDay(empty);
    onAdd(parsed.data);
  }
  return (
    <form
      className="closed-add"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <div className="field">
        <label htmlFor={id("date")}>Another day</label>
        <input
          id={id("date")}
          type="date"
          className="control"
          min={`${year}-01-01`}
          max={`${year}-12-31`}
          value={day.date}
          aria-describedby={problem ? `${id("date")}-error` : undefined}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => setDay({ ...day, date: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={id("name")}>Why</label>
        <input
          id={id("name")}
          className="control"
          maxLength={100}
          value={day.name}
          onChange={({ target }) => setDay({ ...day, name: target.value })}
        />
      </div>
      <button className="button button-quiet">Add</button>
      <FieldError id={id("date")}>{problem || undefined}</FieldError>
    </form>
  );
}
