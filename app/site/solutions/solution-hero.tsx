import type { SolutionPage } from "../../../content/solution-page.ts";

export function SolutionHero({ page }: { page: SolutionPage }) {
  return (
    <header className="shell solution-hero">
      <div className="solution-words">
        <nav aria-label="Breadcrumb">
          <ol className="breadcrumb">
            <li>
              <a className="link" href="/solutions">
                Solutions
              </a>
            </li>
            <li aria-current="page">{page.label}</li>
          </ol>
        </nav>
        <h1 className="text-display-1">{page.title}</h1>
        <p className="text-lead">{page.lead}</p>
      </div>
      <p className="actions">
        <a className="button button-primary button-large" href={`/contact?about=${page.slug}`}>
          {page.callToAction.label}
        </a>
        <a className="button button-quiet button-large" href="#cost">
          What it costs
        </a>
      </p>
    </header>
  );
}
