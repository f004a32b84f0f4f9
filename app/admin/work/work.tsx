import { useQuery } from "@tanstack/react-query";
import { useAddress } from "../../use-address.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { adminMeta } from "../admin-page.ts";
import { ListRows, useLastPage } from "../lists/admin-list.tsx";
import { LogButton } from "./log/log-button.tsx";
import { Reverse } from "./reverse.tsx";
import { timerQuery } from "./timer-query.ts";
import { everyLine, isNarrowed, readWorkView } from "./use-work-view.ts";
import { useWork } from "./use-work.ts";
import { Week } from "./week.tsx";
import { workColumns } from "./work-columns.tsx";
import { workPath } from "./work-path.ts";
import { WorkFilters } from "./work-filters.tsx";

const title = "Work";

export const meta = () => adminMeta(title);

function Lines({ adminId }: { adminId: string }) {
  const { params, change } = useAddress();
  const view = readWorkView(params);
  const list = useWork(view);
  useLastPage(list, view.page, change);
  return (
    <>
      <WorkFilters view={view} change={change} />
      <Reverse>
        {(ask) => (
          <ListRows
            what="line"
            csv={`${workPath}.csv`}
            caption="Work, what waits for approval first"
            none="No work has been logged yet. Press L anywhere in the back office to log some."
            list={list}
            view={view}
            change={change}
            narrowed={isNarrowed(view)}
            all={everyLine}
            columns={workColumns({ adminId, onReverse: ask })}
          />
        )}
      </Reverse>
    </>
  );
}

export default function Work() {
  const { data } = useQuery(timerQuery);
  return (
    <AdminLayout title={title} subtitle="What was done, for whom, and what waits for approval.">
      {(admin) => (
        <>
          <div className="work-top">
            {data ? <Week userId={admin.id} today={data.today} /> : null}
            <LogButton />
          </div>
          <Lines adminId={admin.id} />
        </>
      )}
    </AdminLayout>
  );
}
