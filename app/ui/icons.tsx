import type { ReactNode } from "react";

function Icon({ name, children }: { name: string; children: ReactNode }) {
  return (
    <svg
      className={`icon icon-${name}`}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const ChevronIcon = () => (
  <Icon name="chevron">
    <path d="m6 9 6 6 6-6" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon name="menu">
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon name="close">
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const PersonIcon = () => (
  <Icon name="person">
    <circle cx="12" cy="8" r="4" />
    <path d="M4 21c1-5 4-7 8-7s7 2 8 7" />
  </Icon>
);

export const ArrowIcon = () => (
  <Icon name="arrow">
    <path d="M4 12h15M13 6l6 6-6 6" />
  </Icon>
);

export const LinkedInIcon = () => (
  <Icon name="linkedin">
    <path d="M5 10v9M5 5.5v.1M10 19v-9M10 14c0-3 2-4 4.500-4S19 11.500 19 14v5" />
  </Icon>
);

export const YouTubeIcon = () => (
  <Icon name="youtube">
    <rect x="3" y="6" width="18" height="12" rx="3" />
    <path d="m10.500 9.500 4.500 2.500-4.500 2.500z" />
  </Icon>
);
