import { comingSoon } from "../../content/coming-soon.ts";

export function Benefit({ children }: { children: string }) {
  if (!comingSoon.includes(children)) return children;
  return (
    <>
      <span>{children}</span> <span className="tag-quiet">Coming soon</span>
    </>
  );
}
