import type { Screen } from "./screens.ts";
import { useCounts } from "./use-counts.ts";

const most = 99;

export function Badge({ badge }: { badge: Screen["badge"] }) {
  const counts = useCounts();
  const count = (badge && counts[badge.count]) ?? 0;
  if (!badge || count === 0) return null;
  return (
    <span className="rail-badge" data-late={badge.late}>
      {" "}
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <span className="sr-only">
        {count} {badge.what}
      </span>
    </span>
  );
}
