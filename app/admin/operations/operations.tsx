import { adminLinks, adminMeta } from "../admin-page.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { FailedJobs } from "./failed-jobs.tsx";
import { QuarantinedEnquiries } from "./quarantined-enquiries.tsx";

const title = "Failed jobs and quarantined messages";

export const handle = { hydrate: true };
export const links = adminLinks;
export const meta = () => adminMeta(title);

export default function Operations() {
  return (
    <AdminLayout title={title} subtitle="What the program could not finish on its own.">
      {() => (
        <>
          <FailedJobs />
          <QuarantinedEnquiries />
        </>
      )}
    </AdminLayout>
  );
}
