import { useQueries } from "@tanstack/react-query";
import type { RouteHandle } from "../../route-handle.ts";
import { adminMeta } from "../admin-page.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { FailedJobs, failedJobsPath } from "./failed-jobs.tsx";
import { HealthReport, healthPath } from "./health-report.tsx";
import { JobQueue, jobQueuePath } from "./job-queue.tsx";
import { SetAsideMails, setAsidePath } from "./set-aside-mails.tsx";
import { QuarantinedEnquiries, quarantinePath } from "./quarantined-enquiries.tsx";
import { SlowQueries } from "./slow-queries.tsx";
import { staffQuery } from "./staff-section.tsx";

const title = "Operations";

const paths = [healthPath, jobQueuePath, failedJobsPath, quarantinePath, setAsidePath];

export const meta = () => adminMeta(title);
export const handle = { asks: () => paths } satisfies RouteHandle;

/** At once, so that none pushes down another that came before it. */
function Sections() {
  const queries = useQueries({ queries: paths.map((path) => staffQuery(path)) });
  if (!queries.every(({ isFetched }) => isFetched))
    return <output className="loading">Loading how it does...</output>;
  return (
    <>
      <HealthReport />
      <JobQueue />
      <FailedJobs />
      <QuarantinedEnquiries />
      <SetAsideMails />
      <SlowQueries />
    </>
  );
}

export default function Operations() {
  return (
    <AdminLayout
      title={title}
      subtitle="The state of the program, what has not gone out yet, and what needs somebody to look at it."
    >
      {() => <Sections />}
    </AdminLayout>
  );
}
