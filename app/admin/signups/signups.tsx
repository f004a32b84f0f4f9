import { firm } from "../../../content/firm.ts";
import { adminMeta } from "../admin-page.ts";
import { AdminLayout } from "../admin-layout.tsx";
import { SignupsList } from "./signups-list.tsx";
import type { RouteHandle } from "../../route-handle.ts";
import { addressOfList } from "../lists/use-list.ts";
import { readSignupsView, signupsPath } from "./use-signups.ts";

const title = "Paid signups";

export const meta = () => adminMeta(title);
export const handle = {
  asks: ({ query }) => [addressOfList(signupsPath, readSignupsView(query))],
} satisfies RouteHandle;

export default function Signups() {
  return (
    <AdminLayout
      title={title}
      subtitle={`A card is charged once you confirm its signup. We promised each customer a call within ${firm.promises.call}.`}
    >
      {() => <SignupsList />}
    </AdminLayout>
  );
}
