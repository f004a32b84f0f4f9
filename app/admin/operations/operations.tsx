import { adminLinks, adminMeta } from "../admin-page.ts";
import { BesideDashboard } from "../beside-dashboard.tsx";
import { FailedJobs } from "./failed-jobs.tsx";
import { HeldEnquiries } from "./held-enquiries.tsx";

const title = "Failed jobs and held messages";

export const handle = { hydrate: true };
export const links = adminLinks;
export const meta = () => adminMeta(title);

export default function Operations() {
  return (
    <BesideDashboard title={title} subtitle="What the program could not finish by itself.">
      {() => (
        <>
          <FailedJobs />
          <HeldEnquiries />
        </>
      )}
    </BesideDashboard>
  );
}
