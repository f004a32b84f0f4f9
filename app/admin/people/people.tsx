import { adminMeta } from "../admin-page.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { SignedIn } from "./signed-in.tsx";
import type { RouteHandle } from "../../route-handle.ts";
import { addressOf } from "../../api-client/list.ts";
import { peoplePath } from "./people-query.ts";

const title = "Signed-in users";

export const meta = () => adminMeta(title);
export const handle = {
  asks: ({ query }) => [addressOf(peoplePath, { q: query.get("q") ?? "" })],
} satisfies RouteHandle;

export default function People() {
  return (
    <AdminLayout
      title={title}
      subtitle="Lost laptop, or someone left the company? Sign them out everywhere, right away."
    >
      {({ id }) => <SignedIn adminId={id} />}
    </AdminLayout>
  );
}
