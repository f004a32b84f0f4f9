import type { Question } from "./contact.ts";
import type { InterestValue } from "./interest-options.ts";

type Item = { title: string; text: string };

/** Each file in `content/solutions/` exports one; navigation, cards and the sitemap follow from it. */
export type SolutionPage = {
  slug: string;
  order: number;
  label: string;
  desc: string;
  situation: string;
  card: string;
  title: string;
  /** For search results: 120 to 155 characters. */
  metaDescription: string;
  lead: string;
  facts: { value: string; description: string }[];
  audience: { heading: string; intro: string; fits: string[]; misfits?: string[] };
  work: { heading: string; intro?: string; items: Item[] };
  /** How it goes, week by week: `when` reads "Week 1", "Weeks 2-3". */
  timeline: { heading: string; intro?: string; steps: (Item & { when: string })[] };
  cost: { heading: string; paragraphs: string[] };
  risks: { heading: string; items: Item[] };
  /** `kind` names a file in `app/site/solutions/features/`; `contents` labels it in the list of contents. */
  feature?: { kind: string; contents: string; heading: string; intro?: string };
  questions: Question[];
  related: string[];
  callToAction: { heading: string; text: string; label: string; interest?: InterestValue };
};
