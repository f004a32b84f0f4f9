import { useQuery } from "@tanstack/react-query";
import type { JobQueue as Queue } from "../../../domain/operations/schema.ts";
import { fetchByKey } from "../../api-client/query-client.ts";
import { NotLoaded } from "../../ui/cannot-load.tsx";
import { type Column, DataTable } from "../lists/data-table.tsx";
import { Moment } from "../moment.tsx";
import { JobsNotice } from "./jobs-notice.tsx";

function CountSince({ count, since }: { count: number; since: string | null }) {
  return (
    <>
      {count}
      {since ? (
        <span className="record-detail">
          since <Moment iso={since} withTime />
        </span>
      ) : null}
    </>
  );
}

type Waiting = Queue["waiting"][number] & { id: string };

const columns = (jobs: Queue["jobs"]): Column<Waiting>[] => [
  {
    label: "Job",
    cell: ({ name }) => <span className="record-name">{name}</span>,
  },
  {
    label: "Waiting",
    className: "figure",
    cell: ({ waiting, oldest }) => <CountSince count={waiting} since={oldest} />,
  },
  {
    label: "Being retried",
    className: "figure",
    cell: ({ failing, failingSince }) => <CountSince count={failing} since={failingSince} />,
  },
  {
    label: "Next try",
    className: "figure",
    cell: ({ nextTry }) => {
      if (jobs !== "running") return "When jobs run";
      return nextTry ? <Moment iso={nextTry} withTime /> : "Now";
    },
  },
  { label: "Last error", cell: ({ error }) => error ?? "None" },
];

export function JobQueue() {
  const query = useQuery({
    queryKey: ["/api/admin/job-queue"],
    queryFn: fetchByKey<Queue>("throw"),
    staleTime: 0,
  });
  const { data } = query;
  return (
    <section className="admin-section" aria-labelledby="queue-heading">
      <h2 id="queue-heading" className="text-title-2">
        Waiting jobs
      </h2>
      <p className="admin-note">
        Emails and deliveries that have not gone out yet. One that fails is tried again for about a
        day.
      </p>
      {data ? <JobsNotice state={data} /> : null}
      {data && data.waiting.length > 0 ? (
        <DataTable
          caption="Waiting jobs"
          columns={columns(data.jobs)}
          rows={data.waiting.map((row) => ({ ...row, id: row.name }))}
        />
      ) : data ? (
        <p className="empty">Nothing is waiting.</p>
      ) : (
        <NotLoaded what="The waiting jobs" query={query} loading="Loading jobs..." />
      )}
    </section>
  );
}
