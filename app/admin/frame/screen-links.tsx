import { Link, useLocation } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { Badge } from "./badge.tsx";
import { currentAt, screens } from "./screens.ts";

/** An open menu would cover the screen that it leads to. */
export function closeMenu({ currentTarget }: { currentTarget: Element }): void {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}

export function ScreenLinks({ full = false }: { full?: boolean }) {
  const location = useLocation();
  return (
    <ul className="screen-links">
      {screens
        .filter(({ offRail }) => !offRail)
        .map(({ href, label, name = label, icon, badge, inBar }) => (
          <li key={href} data-in-bar={inBar}>
            <Link
              to={href}
              className="rail-item"
              aria-current={currentAt(href, location)}
              onClick={closeMenu}
            >
              <Icon of={icon} />
              {full || name === label ? (
                <span className="rail-label">{name}</span>
              ) : (
                <>
                  <span className="rail-label" aria-hidden="true">
                    {label}
                  </span>
                  <span className="sr-only">{name}</span>
                </>
              )}
              <Badge badge={badge} />
            </Link>
          </li>
        ))}
    </ul>
  );
}
