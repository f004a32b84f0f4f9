import type { ReactNode } from "react";

/** lucide leaves trademarks out. */
function Mark({ children }: { children: ReactNode }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      {children}
    </svg>
  );
}

export const LinkedInIcon = () => (
  <Mark>
    <path d="M5 10v9M5 5.5v.1M10 19v-9M10 14c0-3 2-4 4.500-4S19 11.500 19 14v5" />
  </Mark>
);

export const YouTubeIcon = () => (
  <Mark>
    <rect x="3" y="6" width="18" height="12" rx="3" />
    <path d="m10.500 9.500 4.500 2.500-4.500 2.500z" />
  </Mark>
);
