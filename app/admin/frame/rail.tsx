import { Menu, Search } from "lucide-react";
import { useEffect } from "react";
import { firm } from "../../../content/firm.ts";
import { enhanceMenus } from "../../islands/menus.ts";
import { Icon } from "../../ui/icon.tsx";
import { Logo } from "../../layout/logo.tsx";
import { AccountLinks, AccountMenu } from "./account-menu.tsx";
import { openPalette } from "./palette-state.ts";
import { PaletteKeys } from "./palette-keys.tsx";
import { ScreenLinks } from "./screen-links.tsx";

function SearchButton() {
  return (
    <button
      type="button"
      className="rail-item rail-search"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
    >
      <Icon of={Search} />
      <span className="rail-label">Search</span>
      <span className="rail-keys" aria-hidden="true">
        <PaletteKeys />
      </span>
    </button>
  );
}

function Drawer() {
  return (
    <div className="rail-more">
      <button type="button" className="rail-item" popoverTarget="desk-drawer">
        <Icon of={Menu} />
        <span className="rail-label">Menu</span>
      </button>
      <nav id="desk-drawer" popover="auto" className="drawer" aria-label="All screens">
        <p className="label">{firm.name}</p>
        <ScreenLinks full />
        <AccountLinks />
      </nav>
    </div>
  );
}

export function Rail() {
  useEffect(enhanceMenus, []);
  return (
    <header className="rail">
      <Logo />
      <SearchButton />
      <nav aria-label="Back office">
        <ScreenLinks />
      </nav>
      <AccountMenu />
      <Drawer />
    </header>
  );
}
