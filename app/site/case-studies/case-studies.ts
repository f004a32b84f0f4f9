import type { CaseStudy } from "../../../content/case-study.ts";

const files = import.meta.glob<CaseStudy>("../../../content/case-studies/*.ts", {
  eager: true,
  import: "default",
});

export const caseStudies: CaseStudy[] = Object.values(files).toSorted((a, b) => a.order - b.order);

export const caseStudyAddress = (slug: string) => `/case-studies/${slug}`;

export function caseAfter(slug: string): string {
  const at = caseStudies.findIndex((study) => study.slug === slug);
  return caseStudies[(at + 1) % caseStudies.length]?.slug ?? slug;
}
