import type { LucideIcon } from "lucide-react";

/** The style sheet says how lines are drawn, so what lucide would write on each icon is left out. */
const unwritten = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

type Props = { of: LucideIcon; className?: string };

export function Icon({ of: Drawing, className = "" }: Props) {
  return <Drawing className={`icon ${className}`} {...unwritten} />;
}
