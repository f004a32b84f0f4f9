import type { Change } from "../use-address.ts";
import { ListFilter, ListSearch, ListSort } from "./list-tools.tsx";
import type { ListView } from "./use-list.ts";

const sorts = [
  { value: "created-desc", label: "Newest first" },
  { value: "created-asc", label: "Oldest first" },
  { value: "name-asc", label: "Name" },
  { value: "company-asc", label: "Company" },
  { value: "status-asc", label: "Status" },
];

type Props = {
  /** What is listed. */
  what: string;
  statuses: readonly { value: string; label: string }[];
  view: ListView;
  change: Change;
};

/** What narrows and sorts a list of people who want to join. */
export function ApplicantTools({ what, statuses, view, change }: Props) {
  return (
    <div className="list-tools">
      <ListSearch label={`Search ${what}`} words={view.q} change={change} />
      <ListFilter
        label="Show"
        value={view.status}
        options={[{ value: "", label: "Any status" }, ...statuses]}
        onChoose={(status) => change({ status, page: null })}
      />
      <ListSort view={view} options={sorts} change={change} />
    </div>
  );
}
