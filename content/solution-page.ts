import type { Question } from "./contact.ts";
import type { InterestValue } from "./interest-options.ts";

type Item = { title: string; text: string };

type Note = { heading: string; text: string; href: string; link: string };

export type SolutionSection =
  | "audience"
  | "work"
  | "timeline"
  | "cost"
  | "case"
  | "comparison"
  | "findings";

/** How the first screen is laid out, as the subject asks. */
export type SolutionOpening =
  /** The picture needs the whole width: words above it, facts below. */
  | { kind: "across" }
  | { kind: "beside" }
  /** The figures come first; `source` leads to where all of them were counted. */
  | { kind: "figures"; source?: { label: string; href: string } }
  /** A sheet beside the words: the terms, or what a vendor's file asks for. */
  | { kind: "sheet"; heading: string; holds: "facts" | "registrations" };

/** Each file in `content/solutions/` exports one; navigation, cards and the sitemap follow from it. */
export type SolutionPage = {
  slug: string;
  order: number;
  opening: SolutionOpening;
  sections: SolutionSection[];
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
  audience: { heading: string; fits: string[]; misfits?: string[]; note?: Note };
  /** Left out where the picture or the weeks already say it. */
  work?: { heading: string; items: Item[] };
  comparison?: { heading: string; note: string };
  /** How it goes, week by week: `when` reads "Week 1", "Weeks 2-3". */
  timeline: { heading: string; intro?: string; steps: (Item & { when: string })[] };
  cost: { heading: string; paragraphs: string[] };
  /** `kind` names a file in `app/site/solutions/features/`; `contents` labels it in a list of contents that it comes after. */
  feature: { kind: string; contents?: string; heading: string; note?: string };
  questions: Question[];
  related: string[];
  callToAction: { heading: string; text: string; label: string; interest?: InterestValue };
};
