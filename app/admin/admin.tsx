import type { RouteHandle } from "../route-handle.ts";
import { AdminLayout } from "./admin-layout.tsx";
import { adminMeta } from "./admin-page.ts";
import { asksOfTab } from "./admin-tab.ts";
import { AdminTabs } from "./admin-tabs.tsx";

const title = "Admin Dashboard";

export const meta = () => adminMeta(title);
export const handle = { asks: ({ query }) => asksOfTab(query) } satisfies RouteHandle;

export default function Admin() {
  return (
    <AdminLayout title={title} subtitle="Manage your blog posts and membership requests.">
      {({ id }) => <AdminTabs userId={id} />}
    </AdminLayout>
  );
}
