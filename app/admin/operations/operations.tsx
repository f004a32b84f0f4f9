import { useQueries } from "@tanstack/react-query";
import type { RouteHandle } from "../../route-handle.ts";
import { adminMeta } from "../admin-page.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { FailedJobs, failedJobsPath } from "./failed-jobs.tsx";
import { JobQueue, jobQueuePath } from "./job-queue.tsx";
import { SetAsideMails, setAsidePath } from "./set-aside-mails.tsx";
import { QuarantinedEnquiries, quarantinePath } from "./quarantined-enquiries.tsx";
import { staffQuery } from "./staff-section.tsx";

const title = "Jobs and quarantined messages";

const paths = [jobQueuePath, failedJobsPath, quarantinePath, setAsidePath];

export const meta = () => adminMeta(title);
export const handle = { asks: () => paths } satisfies RouteHandle;

/** At once, so that none pushes down another that came before it. */
function Sections() {
  const queries = useQueries({ queries: paths.map((path) => staffQuery(path)) });
  if (!queries.every(({ isFetched }) => isFetched))
    return <output className="loading">Loading what waits...</output>;
  return (
    <>
      <JobQueue />
      <FailedJobs />
      <QuarantinedEnquiries />
      <SetAsideMails />
    </>
  );
}

export default function Operations() {
  return (
    <AdminLayout
      title={title}
      subtitle="What has not gone out yet, and what needs somebody to look at it."
    >
      {() => <Sections />}
    </AdminLayout>
  );
}
