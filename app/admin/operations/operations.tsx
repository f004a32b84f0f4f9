import { HydratedPage } from "../../frame/hydrated-page.tsx";
import { adminLinks, adminMeta } from "../admin-page.ts";
import { StaffOnly } from "../staff-only.tsx";
import { FailedJobs } from "./failed-jobs.tsx";
import { HeldEnquiries } from "./held-enquiries.tsx";

export const handle = { hydrate: true };
export const links = adminLinks;
export const meta = () => adminMeta("Failed jobs and held messages");

export default function Operations() {
  return (
    <HydratedPage>
      <StaffOnly>
        {() => (
          <div className="shell admin">
            <header className="admin-head">
              <div>
                <h1 className="text-display-2">Failed jobs and held messages</h1>
                <p className="admin-subtitle">What the program could not finish by itself.</p>
              </div>
              <a className="link" href="/admin">
                Admin Dashboard
              </a>
            </header>
            <FailedJobs />
            <HeldEnquiries />
          </div>
        )}
      </StaffOnly>
    </HydratedPage>
  );
}
