import type { Change } from "../../use-address.ts";
import { DayRange } from "../lists/day-filter.tsx";
import { ListFilter, ListSearch } from "../lists/list-tools.tsx";
import { CompanyFilter } from "./company-filter.tsx";
import { useStaffOptions } from "./use-staff.ts";
import { anyStatus, type WorkView } from "./use-work-view.ts";
import { statusWords } from "./work-status.tsx";

type Props = { view: WorkView; change: Change };

export function WorkFilters({ view, change }: Props) {
  const staff = useStaffOptions();
  return (
    <div className="list-tools wide-tools">
      <ListSearch label="Search work" words={view.q} change={change} />
      <CompanyFilter id={view.companyId} change={change} />
      <ListFilter
        label="Who"
        value={view.consultantId}
        options={[{ value: "", label: "Anybody" }, ...staff]}
        onChoose={(consultantId) => change({ consultantId, page: null })}
      />
      <ListFilter
        label="Show"
        value={view.status || anyStatus}
        options={[
          ...Object.entries(statusWords).map(([value, label]) => ({ value, label })),
          { value: anyStatus, label: "Any status" },
        ]}
        onChoose={(status) => change({ status, page: null })}
      />
      <DayRange from={view.from} to={view.to} change={change} />
    </div>
  );
}
