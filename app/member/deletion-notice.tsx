import type { CurrentUser } from "../../domain/accounts/schema.ts";
import { sayDay } from "./say-date.ts";

/** Nobody should find out by surprise that an account is about to go. */
export function DeletionNotice({ member }: { member: CurrentUser }) {
  if (!member.deletionScheduledFor) return null;
  return (
    <p className="member-notice">
      <span>
        This account will be deleted on <strong>{sayDay(member.deletionScheduledFor)}</strong>.
      </span>
      <a className="link" href="/dashboard/settings#account">
        Keep my account
      </a>
    </p>
  );
}
