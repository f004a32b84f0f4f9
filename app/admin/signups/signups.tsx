import { firm } from "../../../content/firm.ts";
import { adminLinks, adminMeta } from "../admin-page.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { SignupsList } from "./signups-list.tsx";

const title = "Paid signups";

export const handle = { hydrate: true };
export const links = adminLinks;
export const meta = () => adminMeta(title);

export default function Signups() {
  return (
    <AdminLayout
      title={title}
      headingId="signups-heading"
      subtitle={`Cards that were saved and not charged. We promised each a call within ${firm.promises.call}.`}
    >
      {() => <SignupsList />}
    </AdminLayout>
  );
}
