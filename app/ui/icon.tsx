import type { LucideIcon } from "lucide-react";

/** The style sheet sets the strokes, so lucide's own attributes are left out. */
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
