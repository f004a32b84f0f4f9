import { firm } from "../../../content/firm.ts";
import { adminMeta } from "../admin-page.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { SignupsList } from "./signups-list.tsx";

const title = "Paid signups";

export const meta = () => adminMeta(title);

export default function Signups() {
  return (
    <AdminLayout
      title={title}
      headingId="signups-heading"
      subtitle={`Cards saved but not charged. We promised each customer a call within ${firm.promises.call}.`}
    >
      {() => <SignupsList />}
    </AdminLayout>
  );
}
