import type { JobQueue as Queue } from "../../../domain/operations/schema.ts";
import { type Column, DataTable } from "../lists/data-table.tsx";
import { Moment } from "../moment.tsx";
import { JobsNotice } from "./jobs-notice.tsx";
import { StaffSection } from "./staff-section.tsx";

export const jobQueuePath = "/api/admin/job-queue";

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
      // Where jobs are off here, another process may run them.
      if (nextTry && jobs !== "held") return <Moment iso={nextTry} withTime />;
      return jobs === "running" ? "Now" : "When jobs run";
    },
  },
  { label: "Last error", cell: ({ error }) => error ?? "None" },
];

export function JobQueue() {
  return (
    <StaffSection<Queue>
      id="queue-heading"
      heading="Waiting jobs"
      note="Emails and deliveries that have not gone out yet. One that fails is tried again for about a day."
      path={jobQueuePath}
      rows="waiting jobs"
      empty="Nothing is waiting."
      notice={JobsNotice}
    >
      {({ jobs, waiting }) =>
        waiting.length > 0 && (
          <DataTable
            caption="Waiting jobs"
            columns={columns(jobs)}
            rows={waiting.map((row) => ({ ...row, id: row.name }))}
          />
        )
      }
    </StaffSection>
  );
}
