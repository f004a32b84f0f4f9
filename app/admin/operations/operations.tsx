import { adminMeta } from "../admin-page.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { FailedJobs } from "./failed-jobs.tsx";
import { JobQueue } from "./job-queue.tsx";
import { SetAsideMails } from "./set-aside-mails.tsx";
import { QuarantinedEnquiries } from "./quarantined-enquiries.tsx";

const title = "Jobs and quarantined messages";

export const meta = () => adminMeta(title);

export default function Operations() {
  return (
    <AdminLayout
      title={title}
      subtitle="What has not gone out yet, and what needs somebody to look at it."
    >
      {() => (
        <>
          <JobQueue />
          <FailedJobs />
          <QuarantinedEnquiries />
          <SetAsideMails />
        </>
      )}
    </AdminLayout>
  );
}
