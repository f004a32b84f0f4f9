import type { Question } from "./contact.ts";
import type { InterestValue } from "./interest-options.ts";

type Item = { title: string; text: string };

/**
 * One solution page. Each file in `content/solutions/` exports one as its default; navigation, cards,
 * the overview, the sitemap and structured data follow from it.
 */
export type SolutionPage = {
  /** Last part of the address, below /solutions/. */
  slug: string;
  /** Place in the navigation, from 1; the first nine have a card. */
  order: number;
  /** Name and description in the navigation. */
  label: string;
  desc: string;
  /** What somebody says who needs it; the overview leads from there to the page. */
  situation: string;
  /** Description on the card. */
  card: string;
  /** The page's h1 and title. */
  title: string;
  /** For search results: 120 to 155 characters. */
  metaDescription: string;
  lead: string;
  /** Two to four figures under the lead, from the spec only. */
  facts: { value: string; description: string }[];
  audience: { heading: string; intro: string; fits: string[]; misfits?: string[] };
  work: { heading: string; intro?: string; items: Item[] };
  /** How it goes, week by week: `when` reads "Week 1", "Weeks 2-3". */
  timeline: { heading: string; intro?: string; steps: (Item & { when: string })[] };
  cost: { heading: string; paragraphs: string[] };
  /** What goes wrong without it. */
  risks: { heading: string; items: Item[] };
  /**
   * The drawing or table of its own: `kind` names a file in `app/site/solutions/features/`,
   * `contents` is its entry in the list of contents, two or three words.
   */
  feature?: { kind: string; contents: string; heading: string; intro?: string };
  questions: Question[];
  /** Slugs of pages a reader of this one goes to next. */
  related: string[];
  callToAction: { heading: string; text: string; label: string; interest?: InterestValue };
};
