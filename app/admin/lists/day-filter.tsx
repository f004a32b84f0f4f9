import { useId } from "react";
import type { Change } from "../../use-address.ts";

type Props = { name: string; label: string; day: string; change: Change };

function DayFilter({ name, label, day, change }: Props) {
  const id = useId();
  return (
    <div className="list-filter">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className="control"
        value={day}
        onChange={({ target }) => change({ [name]: target.value, page: null })}
      />
    </div>
  );
}

type Range = { from: string; to: string; change: Change };

/** Both, on one line where there is room. */
export const DayRange = ({ from, to, change }: Range) => (
  <div className="day-range">
    <DayFilter name="from" label="From" day={from} change={change} />
    <DayFilter name="to" label="To" day={to} change={change} />
  </div>
);
