import { ChevronDown, Menu, X } from "lucide-react";
import { Icon } from "../ui/icon.tsx";
import { useLocation } from "react-router";
import { firm } from "../../content/firm.ts";
import { mainLinks, type NavigationEntry, panelSolutionCount } from "../../content/navigation.ts";
import { AccountControls } from "./account-controls.tsx";
import { Logo } from "./logo.tsx";

function current(pathname: string, href: string) {
  if (pathname === href) return "page" as const;
  return href !== "/" && pathname.startsWith(`${href}/`) ? ("true" as const) : undefined;
}

function NavigationLink({ href, label }: { href: string; label: string }) {
  const { pathname } = useLocation();
  return (
    <a className="nav-link" href={href} aria-current={current(pathname, href)}>
      {label}
    </a>
  );
}

type Props = { solutions: NavigationEntry[] };

function SolutionsMenu({ solutions }: Props) {
  const { pathname } = useLocation();
  return (
    <>
      <button
        type="button"
        className="nav-link"
        popoverTarget="solutions-menu"
        data-menu="solutions-menu"
        data-current={pathname.startsWith("/solutions") || undefined}
      >
        Solutions
        <Icon of={ChevronDown} className="icon-chevron" />
      </button>
      <div id="solutions-menu" popover="auto" className="mega-menu">
        <ul>
          {solutions.map(({ href, label, desc }) => (
            <li key={href}>
              <a href={href} aria-current={current(pathname, href)}>
                <strong>{label}</strong>
                <span>{desc}</span>
              </a>
            </li>
          ))}
        </ul>
        <a
          className="all-solutions"
          href="/solutions"
          aria-current={current(pathname, "/solutions")}
        >
          All solutions, by what is in your way
        </a>
      </div>
    </>
  );
}

function MobilePanel({ solutions }: Props) {
  return (
    <div className="panel-control">
      <button type="button" className="icon-button" popoverTarget="panel" aria-label="Menu">
        <Icon of={Menu} className="icon-menu" />
        <Icon of={X} className="icon-close" />
      </button>
      <nav id="panel" popover="auto" className="panel" aria-label="Main">
        <NavigationLink href="/" label="Home" />
        <NavigationLink href="/solutions" label="Solutions" />
        <ul>
          {solutions.slice(0, panelSolutionCount).map(({ href, label }) => (
            <li key={href}>
              <NavigationLink href={href} label={label} />
            </li>
          ))}
        </ul>
        {mainLinks.map((link) => (
          <NavigationLink key={link.href} {...link} />
        ))}
        <AccountControls place="panel" />
        <p className="panel-foot">
          <a className="link" href={firm.phoneHref}>
            Call {firm.phone}
          </a>
          <a className="link" href="/about">
            About Us
          </a>
        </p>
      </nav>
    </div>
  );
}

export function Header({ solutions }: Props) {
  return (
    <header className="site-header">
      <div className="shell site-bar">
        <Logo />
        <nav className="desktop-nav" aria-label="Main">
          <NavigationLink href="/" label="Home" />
          <SolutionsMenu solutions={solutions} />
          {mainLinks.map((link) => (
            <NavigationLink key={link.href} {...link} />
          ))}
        </nav>
        <AccountControls place="bar" />
        <MobilePanel solutions={solutions} />
      </div>
    </header>
  );
}
