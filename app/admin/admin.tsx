import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { HydratedPage } from "../layout/hydrated-page.tsx";
import { adminLinks, adminMeta } from "./admin-page.ts";
import { AdminTabs } from "./admin-tabs.tsx";
import { StaffOnly } from "./staff-only.tsx";

export const handle = { hydrate: true };
export const links = adminLinks;
export const meta = () => adminMeta("Admin Dashboard");

function AdminScreen({ admin }: { admin: CurrentUser }) {
  return (
    <div className="shell admin">
      <header className="admin-head">
        <div>
          <h1 className="text-display-2">Admin Dashboard</h1>
          <p className="admin-subtitle">Manage your blog posts and membership requests.</p>
        </div>
        <nav className="admin-beside" aria-label="More admin pages">
          <a className="link" href="/admin/signups">
            Paid signups
          </a>
          <a className="link" href="/admin/sessions">
            Signed-in users
          </a>
          <a className="link" href="/admin/operations">
            Jobs and quarantined messages
          </a>
        </nav>
      </header>
      <AdminTabs userId={admin.id} />
    </div>
  );
}

export default function Admin() {
  return (
    <HydratedPage>
      <StaffOnly>{(admin) => <AdminScreen admin={admin} />}</StaffOnly>
    </HydratedPage>
  );
}
