import { adminMeta } from "../admin-page.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { SignedIn } from "./signed-in.tsx";

const title = "Signed-in users";

export const meta = () => adminMeta(title);

export default function People() {
  return (
    <AdminLayout
      title={title}
      headingId="people-heading"
      subtitle="Lost laptop, or someone left the company? Sign them out everywhere, right away."
    >
      {({ id }) => <SignedIn adminId={id} />}
    </AdminLayout>
  );
}
