import { FieldError } from "../../ui/field.tsx";
import type { TypedDay } from "./typed-day.ts";

type Props = {
  year: number;
  typed: TypedDay;
  problem: string;
  onType: (typed: TypedDay) => void;
  onAdd: () => void;
};

export function AddDay({ year, typed, problem, onType, onAdd }: Props) {
  const id = (name: string) => `closed-${year}-${name}`;
  return (
    <form
      className="closed-add"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAdd();
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
          value={typed.date}
          aria-describedby={problem ? `${id("date")}-error` : undefined}
          aria-invalid={problem ? true : undefined}
          onChange={({ target }) => onType({ ...typed, date: target.value })}
        />
      </div>
      <div className="field">
        <label htmlFor={id("name")}>Why</label>
        <input
          id={id("name")}
          className="control"
          maxLength={100}
          value={typed.name}
          onChange={({ target }) => onType({ ...typed, name: target.value })}
        />
      </div>
      <button className="button button-quiet">Add</button>
      <FieldError id={id("date")}>{problem || undefined}</FieldError>
    </form>
  );
}
