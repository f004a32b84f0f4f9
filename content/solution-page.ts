import type { Question } from "./contact.ts";
import type { InterestValue } from "./interest-options.ts";

type Item = { title: string; text: string };

export type SolutionSection =
  | "audience"
  | "work"
  | "timeline"
  | "cost"
  | "case"
  | "comparison"
  | "registrations";

/** Each file in `content/solutions/` exports one; navigation, cards and the sitemap follow from it. */
export type SolutionPage = {
  slug: string;
  order: number;
  /** What follows the page's own picture, in the order that its subject asks for. */
  sections: SolutionSection[];
  /** The case study that belongs to it, where one does. */
  caseStudy?: string;
  label: string;
  desc: string;
  situation: string;
  card: string;
  title: string;
  /** What results of a search show, where the heading says too little. */
  searchTitle?: string;
  /** For search results: 120 to 155 characters. */
  metaDescription: string;
  lead: string;
  facts: { value: string; description: string }[];
  audience: { heading: string; fits: string[]; misfits?: string[]; note?: string };
  /** Left out where the picture or the weeks already say it. */
  work?: { heading: string; items: Item[] };
  /** The three platforms side by side. */
  comparison?: { heading: string; note: string };
  /** How it goes, week by week: `when` reads "Week 1", "Weeks 2-3". */
  timeline: { heading: string; intro?: string; steps: (Item & { when: string })[] };
  cost: { heading: string; paragraphs: string[] };
  /** `kind` names a file in `app/site/solutions/features/`; `contents` labels it in the list of contents. */
  feature: { kind: string; contents: string; heading: string; note?: string };
  questions: Question[];
  related: string[];
  callToAction: { heading: string; text: string; label: string; interest?: InterestValue };
};
