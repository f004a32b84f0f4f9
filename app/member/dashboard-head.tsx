import { type CSSProperties, Fragment } from "react";
import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { CompanySwitcher } from "./people/company-switcher.tsx";
import { MemberPhoto } from "./member-photo.tsx";

function Address({ email }: { email: string }) {
  return email.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      <wbr />
      {part}
    </Fragment>
  ));
}

export function DashboardHead({ member }: { member: CurrentUser }) {
  const name = member.firstName || "Member";
  const longest = Math.max(...`Welcome, ${name}`.split(/[\s-]/).map(({ length }) => length));
  return (
    <header className="member-head">
      <MemberPhoto address={member.profileImageUrl} size="large" />
      <div className="member-who" style={{ "--longest-word": longest } as CSSProperties}>
        <h1 className="text-display-2">Welcome, {name}</h1>
        <p>
          <Address email={member.email} />
        </p>
      </div>
      <div className="actions member-actions">
        <CompanySwitcher />
        <a className="button button-quiet" href="/dashboard/people">
          People
        </a>
        <a className="button button-quiet" href="/dashboard/billing">
          Plan and billing
        </a>
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
