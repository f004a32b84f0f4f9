import { useQuery, useQueryClient } from "@tanstack/react-query";
import { fetchByKey } from "../../api-client/query-client.ts";
import { request } from "../../api-client/api-fetch.ts";
import { useSingleMutation } from "../../api-client/use-single-mutation.ts";
import { toastFailure } from "../../ui/toast-failure.ts";
import { toast } from "../../ui/toast-store.ts";
import { NotLoaded } from "../cannot-load.tsx";
import { Moment } from "../moment.tsx";

type FailedJob = { id: string; name: string; payload: unknown; error: string; failedAt: string };

const path = "/api/admin/failed-jobs";

function Job({ job }: { job: FailedJob }) {
  const queries = useQueryClient();
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => request("POST", `${path}/${job.id}/retry`),
    onSuccess: () =>
      toast({ title: "Job put back", description: "It will run again in a few seconds." }),
    onError: (error) =>
      toastFailure("Job not put back", error, "The server did not answer. Please try again."),
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  });
  return (
    <tr>
      <td data-label="Job" className="record-main">
        <span className="record-name">{job.name}</span>
        <details className="payload">
          <summary>What it carries</summary>
          <pre>{JSON.stringify(job.payload, null, 2)}</pre>
        </details>
      </td>
      <td data-label="What went wrong">{job.error}</td>
      <td data-label="Given up" className="figure">
        <Moment iso={job.failedAt} />
      </td>
      <td data-label="Actions">
        <button
          type="button"
          className="button button-quiet"
          aria-disabled={isPending}
          onClick={() => isPending || mutate()}
        >
          {isPending ? "Putting back..." : "Run again"}
        </button>
      </td>
    </tr>
  );
}

/** The dead letters: jobs that ran out of tries. */
export function FailedJobs() {
  const query = useQuery({
    queryKey: [path],
    queryFn: fetchByKey<FailedJob[]>("throw"),
    staleTime: 0,
  });
  const { data } = query;
  return (
    <section className="admin-section" aria-labelledby="jobs-heading">
      <h2 id="jobs-heading" className="text-title-2">
        Failed jobs
      </h2>
      <p className="admin-note">
        Mails and deliveries that were tried for about a day. Mend the cause, then run them again.
      </p>
      {data && data.length > 0 ? (
        <table className="records">
          <caption className="sr-only">Failed jobs</caption>
          <thead>
            <tr>
              <th scope="col">Job</th>
              <th scope="col">What went wrong</th>
              <th scope="col">Given up</th>
              <th scope="col">Actions</th>
            </tr>
          </thead>
          <tbody>
            {data.map((job) => (
              <Job key={job.id} job={job} />
            ))}
          </tbody>
        </table>
      ) : data ? (
        <p className="empty">
          No failed jobs. Everything that was to be sent has been sent or is on its way.
        </p>
      ) : (
        <NotLoaded what="The failed jobs" plural query={query} loading="Loading jobs..." />
      )}
    </section>
  );
}
