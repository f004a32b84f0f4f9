import type { SolutionPage, SolutionSection } from "../../../content/solution-page.ts";

const labels: Record<SolutionSection, string> = {
  audience: "Who it is for",
  work: "What we do",
  timeline: "Week by week",
  cost: "What it costs",
  case: "A case",
  comparison: "Compared",
  registrations: "Vendor file",
};

export function Contents({ page }: { page: SolutionPage }) {
  const stops = [
    { id: "feature", label: page.feature.contents },
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
