import { firmDay } from "../../content/firm-day.ts";
import type { CurrentUser } from "../../domain/accounts/schema.ts";

export function DeletionNotice({ member }: { member: CurrentUser }) {
  if (!member.deletionScheduledFor) return null;
  return (
    <p className="member-notice">
      <span>
        This account will be deleted on <strong>{firmDay(member.deletionScheduledFor)}</strong>.
      </span>
      <a className="link" href="/dashboard/settings#account">
        Keep my account
      </a>
    </p>
  );
}
