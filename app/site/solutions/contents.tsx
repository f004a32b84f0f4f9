import type { SolutionPage } from "../../../content/solution-page.ts";

export function Contents({ page }: { page: SolutionPage }) {
  const stops = [
    { id: "audience", label: "Who it is for" },
    ...(page.feature ? [{ id: "feature", label: page.feature.contents }] : []),
    { id: "work", label: "What we do" },
    { id: "timeline", label: "Week by week" },
    { id: "cost", label: "What it costs" },
    { id: "risks", label: "Without it" },
    { id: "questions", label: "Questions" },
  ];
  return (
    <nav className="page-contents" aria-label="On this page">
      <ol className="shell">
        {stops.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
