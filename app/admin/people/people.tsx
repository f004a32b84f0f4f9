import type { CurrentUser } from "../../../domain/accounts/schema.ts";
import { HydratedPage } from "../../frame/hydrated-page.tsx";
import { adminLinks, adminMeta } from "../admin-page.ts";
import { StaffOnly } from "../staff-only.tsx";
import { SignedIn } from "./signed-in.tsx";

export const handle = { hydrate: true };
export const links = adminLinks;
export const meta = () => adminMeta("Who is signed in");

function PeopleScreen({ admin }: { admin: CurrentUser }) {
  return (
    <div className="shell admin">
      <header className="admin-head">
        <div>
          <h1 id="people-heading" tabIndex={-1} className="text-display-2">
            Who is signed in
          </h1>
          <p className="admin-subtitle">
            A laptop was lost, or somebody has left? Sign them out everywhere, at once.
          </p>
        </div>
        <a className="link" href="/admin">
          Admin Dashboard
        </a>
      </header>
      <SignedIn adminId={admin.id} />
    </div>
  );
}

export default function People() {
  return (
    <HydratedPage>
      <StaffOnly>{(admin) => <PeopleScreen admin={admin} />}</StaffOnly>
    </HydratedPage>
  );
}
