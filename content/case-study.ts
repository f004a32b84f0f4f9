export type Figure = { value: string; description: string };

/** `id` is its place on /about, which says what it counts; `source` another page that does. */
export type ExplainedFigure = Figure & { id?: string; counts?: string; source?: string };
type Item = { title: string; text: string };

/** `before` is a range where the client gave one; both ends are in the unit of `scale`. */
export type Measure = {
  label: string;
  before: { text: string; from: number; to: number };
  after: { text: string; at: number };
  scale: { to: number; marks: string[] };
};

/** `from` and `to` are weeks, both counted in. */
type Phase = { from: number; to: number; title: string; tasks: string[] };

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

export type Evidence =
  | { kind: "measures"; measures: Measure[] }
  | { kind: "counts"; unit: string; before: number; after: number }
  | { kind: "statements"; items: Item[] };

/** Each file in `content/case-studies/` exports one; the list, its page and the sitemap follow from it. */
export type CaseStudy = {
  slug: string;
  order: number;
  client: string;
  company: string;
  industry: string;
  /** Where the platform is what was left, not what was built on. */
  platformLabel?: string;
  platform: string;
  built: string;
  /** Roles of ours, as on /about: names come and go. */
  doneBy: string;
  duration: string;
  highlight: Figure;
  card: string;
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
    split?: { before: string; after: string[] };
  };
  detail: Detail;
  outcome: { heading: string; paragraphs: string[]; evidence: Evidence };
  callToAction: { heading: string; text: string; label: string };
};
