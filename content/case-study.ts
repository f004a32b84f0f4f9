export type Figure = { value: string; description: string };
type Item = { title: string; text: string };

/**
 * One measure before and after, on a scale that starts at 0. `before` is a range where the client
 * gave one; both ends are in the unit of `scale`.
 */
export type Measure = {
  label: string;
  before: { text: string; from: number; to: number };
  after: { text: string; at: number };
  scale: { to: number; marks: string[] };
};

/** `from` and `to` are weeks, both counted in. */
type Phase = { from: number; to: number; title: string; tasks: string[] };

/** The section only this kind of project has. */
export type Detail =
  | { kind: "technology"; heading: string; intro: string; items: Item[] }
  | {
      kind: "timeline";
      heading: string;
      intro: string;
      old: string;
      new: string;
      phases: Phase[];
    }
  | {
      kind: "controls";
      heading: string;
      intro: string;
      controls: { safeguard: string; rule: string; practice: string }[];
    };

/** What the results section draws. */
export type Evidence =
  | { kind: "measures"; measures: Measure[] }
  | { kind: "counts"; unit: string; before: number; after: number }
  | { kind: "statements"; items: Item[] };

/**
 * One case study. Each file in `content/case-studies/` exports one as its default; the list, its
 * page, the sitemap and structured data follow from it.
 */
export type CaseStudy = {
  /** Last part of the address, below /case-studies/. */
  slug: string;
  /** Place in the list, from 1. */
  order: number;
  client: string;
  /** Kind of company; the testimonial of the same company stands beside the results. */
  company: string;
  industry: string;
  platform: string;
  duration: string;
  highlight: Figure;
  /** Description on the card. */
  card: string;
  /** The page's h1. */
  title: string;
  /** For search results: 120 to 155 characters. */
  metaDescription: string;
  lead: string;
  results: Figure[];
  challenge: {
    heading: string;
    paragraphs: string[];
    before: { heading: string; rows: { label: string; text: string }[] };
  };
  approach: {
    label: "Solution" | "Strategy";
    heading: string;
    paragraphs: string[];
    items: Item[];
    /** One system that became several, drawn beside the words. */
    split?: { before: string; after: string[] };
  };
  detail: Detail;
  outcome: { heading: string; paragraphs: string[]; evidence: Evidence };
  callToAction: { heading: string; text: string; label: string };
};
