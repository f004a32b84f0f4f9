import type { Ref } from "react";
import { planFinder } from "../../../content/plan-finder.ts";
import { Bound } from "../../ui/bound.tsx";
import { CostTable } from "./cost-table.tsx";
import type { Finding } from "./find-plan.ts";
import { finderLinks } from "./finder-links.ts";
import type { Need } from "./need.ts";
import { sayFinding } from "./say-finding.ts";

type Props = { need: Need; finding: Finding; headingRef: Ref<HTMLHeadingElement> };

export function FinderAnswer({ need, finding, headingRef }: Props) {
  const { title, lines } = sayFinding(need, finding);
  return (
    <div id="finder-answer" className="finder-answer" data-verdict={finding.verdict}>
      <div className="finder-words" aria-live="polite" aria-atomic="true">
        <h3 ref={headingRef} tabIndex={-1} className="text-title-2">
          {title}
        </h3>
        {lines.map((line) => (
          <p key={line}>
            <Bound>{line}</Bound>
          </p>
        ))}
      </div>
      <CostTable caption={planFinder.table} need={need} finding={finding} />
      <p className="actions">
        {finderLinks(need, finding).map(({ href, label }, index) => (
          <a
            key={label}
            className={`button ${index === 0 ? "button-primary" : "button-quiet"}`}
            href={href}
          >
            {label}
          </a>
        ))}
      </p>
    </div>
  );
}
