import type { Change } from "../../use-address.ts";

export type Sorting = { sort: string; direction: "asc" | "desc" };

type Props = {
  label: string;
  name: string;
  current: Sorting;
  first?: "asc" | "desc";
  amount?: true | undefined;
  change: Change;
};

export function SortHeading({ label, name, current, first = "asc", amount, change }: Props) {
  const active = current.sort === name;
  const turned = current.direction === "asc" ? "desc" : "asc";
  const direction = active ? turned : first;
  return (
    <th
      scope="col"
      className={amount && "amount"}
      aria-sort={active ? (current.direction === "asc" ? "ascending" : "descending") : undefined}
    >
      <button
        type="button"
        className="sort-button"
        onClick={() => change({ sort: name, direction, page: null })}
      >
        {label}
        <span className="sort-mark" aria-hidden="true">
          {active ? (current.direction === "asc" ? "↑" : "↓") : ""}
        </span>
      </button>
      <span className="narrow-only">{label}</span>
    </th>
  );
}
