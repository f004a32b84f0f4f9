import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { MemberPhoto } from "./member-photo.tsx";

export function DashboardHead({ member }: { member: CurrentUser }) {
  return (
    <header className="member-head">
      <MemberPhoto address={member.profileImageUrl} size="large" />
      <div className="member-who">
        <h1 className="text-display-2">Welcome, {member.firstName || "Member"}</h1>
        <p>{member.email}</p>
      </div>
      <div className="member-actions">
        <a className="button button-quiet" href="/dashboard/settings">
          Settings
        </a>
        <a className="button button-quiet" href="/api/logout">
          Log Out
        </a>
      </div>
    </header>
  );
}
