import type { SolutionPage } from "../../../content/solution-page.ts";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";

const above = [{ name: "Solutions", href: "/solutions" }];

type Props = { page: SolutionPage };

export function OpeningWords({ page }: Props) {
  return (
    <div className="opening-words">
      <Breadcrumb above={above} here={page.label} />
      <h1 className="text-display-1">{page.title}</h1>
      <p className="text-lead">{page.lead}</p>
    </div>
  );
}

export function OpeningActions({ page }: Props) {
  const onDeep = page.opening.kind === "figures";
  return (
    <p className="actions">
      <a
        className={`button button-large ${onDeep ? "button-signal" : "button-primary"}`}
        href={`/contact?about=${page.slug}`}
      >
        {page.callToAction.label}
      </a>
      <a
        className={`button button-large ${onDeep ? "button-outline" : "button-quiet"}`}
        href="#cost"
      >
        What it costs
      </a>
    </p>
  );
}
