import type { SolutionPage, SolutionSection } from "../../../content/solution-page.ts";

const labels: Record<SolutionSection, string> = {
  audience: "Who it is for",
  work: "What we do",
  timeline: "Week by week",
  cost: "What it costs",
  case: "Case study",
  comparison: "Comparison",
  findings: "The register",
};

export function Contents({ page }: { page: SolutionPage }) {
  const stops = [
    ...(page.feature.contents ? [{ id: "feature", label: page.feature.contents }] : []),
    ...page.sections.map((id) => ({ id, label: labels[id] })),
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
