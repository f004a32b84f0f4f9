import { useId } from "react";
import type { Change } from "../../use-address.ts";

type Props = { name: string; label: string; day: string; change: Change };

export function DayFilter({ name, label, day, change }: Props) {
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
