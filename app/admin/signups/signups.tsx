import { HydratedPage } from "../../frame/hydrated-page.tsx";
import { adminLinks, adminMeta } from "../admin-page.ts";
import { StaffOnly } from "../staff-only.tsx";
import { SignupsList } from "./signups-list.tsx";

export const handle = { hydrate: true };
export const links = adminLinks;
export const meta = () => adminMeta("Paid signups");

export default function Signups() {
  return (
    <HydratedPage>
      <StaffOnly>
        {() => (
          <div className="shell admin">
            <header className="admin-head">
              <div>
                <h1 id="signups-heading" className="text-display-2" tabIndex={-1}>
                  Paid signups
                </h1>
                <p className="admin-subtitle">
                  Cards that were saved and not charged. We promised each a call within 24 hours.
                </p>
              </div>
              <a className="link" href="/admin">
                Admin Dashboard
              </a>
            </header>
            <SignupsList />
          </div>
        )}
      </StaffOnly>
    </HydratedPage>
  );
}
