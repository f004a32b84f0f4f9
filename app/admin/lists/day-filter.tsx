import { useId } from "react";
import type { Change } from "../../use-address.ts";
import { useTyped } from "./use-typed.ts";

/** The first digits of a year that is being typed are years of their own. */
const isWhole = (day: string) => day === "" || day >= "1000";

type Props = { name: string; label: string; day: string; change: Change };

function DayFilter({ name, label, day, change }: Props) {
  const id = useId();
  const { typed, setTyped, expectBack } = useTyped(day);
  const type = (next: string) => {
    setTyped(next);
    if (!isWhole(next)) return;
    expectBack(next);
    change({ [name]: next, page: null }, { replace: true });
  };
  return (
    <div className="list-filter">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="date"
        className="control"
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  );
}

type Range = { from: string; to: string; change: Change };

export const DayRange = ({ from, to, change }: Range) => (
  <div className="day-range">
    <DayFilter name="from" label="From" day={from} change={change} />
    <DayFilter name="to" label="To" day={to} change={change} />
  </div>
);
