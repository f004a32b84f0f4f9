import { ChevronDown, UserRound } from "lucide-react";
import { Icon } from "../ui/icon.tsx";

/** Both states are in the HTML, hidden with their space reserved until it's known who is signed in. */
export function AccountControls({ place }: { place: "bar" | "panel" }) {
  const menu = `member-menu-${place}`;
  return (
    <div className={`account account-${place}`}>
      <div className="signed-out">
        <a className="button button-quiet" href="/api/login">
          Sign In
        </a>
        <a className="button button-primary" href="/get-started">
          Get Started Free
        </a>
      </div>
      <div className="signed-in">
        <button type="button" className="button button-quiet" popoverTarget={menu} data-menu={menu}>
          <span className="avatar" data-member-photo>
            <Icon of={UserRound} />
          </span>
          <span className="member-name" data-member-name>
            Member
          </span>
          <Icon of={ChevronDown} className="icon-chevron" />
        </button>
        <div id={menu} popover="auto" className="member-menu">
          <a href="/dashboard">Dashboard</a>
          <a href="/admin" data-admin-only hidden>
            Admin
          </a>
          <a href="/api/logout">Sign Out</a>
        </div>
      </div>
    </div>
  );
}
