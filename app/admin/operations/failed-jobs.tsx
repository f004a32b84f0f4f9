import { useQueryClient } from "@tanstack/react-query";
import type { FailedJob } from "../../../domain/operations/schema.ts";
import { firmMoment } from "../../../content/firm-day.ts";
import { request } from "../../api-client/api-fetch.ts";
import { noAnswer } from "../../api-client/failure-text.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { ActionButton } from "../../ui/action-button.tsx";
import { useHandOverFocus } from "../../ui/return-focus.ts";
import { toastFailure } from "../../ui/toast-failure.ts";
import { toast } from "../../ui/toast-store.ts";
import { type Column, DataTable } from "../lists/data-table.tsx";
import { Moment } from "../moment.tsx";
import { StaffSection } from "./staff-section.tsx";

export const failedJobsPath = "/api/admin/failed-jobs";

function Retry({ job }: { job: FailedJob }) {
  const queries = useQueryClient();
  const retry = useSingleMutation({
    mutationFn: () => request("POST", `${failedJobsPath}/${job.id}/retry`),
    onSuccess: () =>
      toast({ title: "Requeued", description: "The job runs again in a few seconds." }),
    onError: (error) => toastFailure("Not requeued", error, noAnswer),
    onSettled: () => queries.invalidateQueries({ queryKey: [failedJobsPath] }),
  });
  return (
    <div ref={useHandOverFocus<HTMLDivElement>()} className="row-actions">
      <ActionButton
        action={retry}
        label="Run again"
        about={`${job.name}, failed ${firmMoment(job.failedAt)}`}
        pending="Requeuing..."
        failed={noAnswer}
        kind="quiet"
      />
    </div>
  );
}

const columns: Column<FailedJob>[] = [
  {
    label: "Job",
    className: "record-main",
    cell: ({ name, payload }) => (
      <>
        <span className="record-name">{name}</span>
        <details className="payload">
          <summary>Payload</summary>
          <pre>{JSON.stringify(payload, null, 2)}</pre>
        </details>
      </>
    ),
  },
  { label: "Error", cell: ({ error }) => error },
  {
    label: "Failed at",
    className: "figure",
    cell: ({ failedAt }) => <Moment iso={failedAt} withTime />,
  },
  { label: "Actions", cell: (job) => <Retry job={job} /> },
];

export function FailedJobs() {
  return (
    <StaffSection<FailedJob[]>
      id="jobs-heading"
      heading="Failed jobs"
      note="Emails and deliveries that were retried for about a day. Fix the cause, then run them again."
      path={failedJobsPath}
      rows="failed jobs"
    >
      {(jobs) =>
        jobs.length > 0 && <DataTable caption="Failed jobs" columns={columns} rows={jobs} />
      }
    </StaffSection>
  );
}
