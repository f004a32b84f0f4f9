import { useQuery } from "@tanstack/react-query";
import { ChevronsUpDown, UserRound } from "lucide-react";
import { useState } from "react";
import { currentUserQuery } from "../../api-client/current-user.ts";
import { Icon } from "../../ui/icon.tsx";
import { closeMenu } from "./screen-links.tsx";
import { shortcutFor } from "./use-shortcut.ts";

function Avatar({ photo }: { photo: string | null | undefined }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className="avatar">
      {photo && photo !== broken ? (
        <img src={photo} alt="" width="28" height="28" onError={() => setBroken(photo)} />
      ) : (
        <Icon of={UserRound} />
      )}
    </span>
  );
}

export function AccountLinks() {
  return (
    <ul className="account-links">
      <li>
        <a href="/dashboard">Dashboard</a>
      </li>
      <li>
        <a href="/">Public site</a>
      </li>
      <li>
        <button
          type="button"
          onClick={(event) => {
            // First, so that the help returns the focus to what opened the menu.
            closeMenu(event);
            shortcutFor("?")?.run();
          }}
        >
          Keyboard shortcuts
        </button>
      </li>
      <li>
        <a href="/api/logout">Sign Out</a>
      </li>
    </ul>
  );
}

export function AccountMenu() {
  const { data: user } = useQuery(currentUserQuery);
  return (
    <div className="rail-account">
      <button
        type="button"
        className="rail-item"
        popoverTarget="desk-account"
        data-menu="desk-account"
      >
        <Avatar photo={user?.profileImageUrl} />
        {/* Keyed, since a name that takes the word's place in the middle would count as moved. */}
        <span key={user?.firstName} className="rail-label">
          {user?.firstName || "Account"}
        </span>
        <Icon of={ChevronsUpDown} className="rail-chevron" />
      </button>
      <div id="desk-account" popover="auto" className="desk-menu">
        <p className="desk-menu-address">{user?.email}</p>
        <AccountLinks />
      </div>
    </div>
  );
}
