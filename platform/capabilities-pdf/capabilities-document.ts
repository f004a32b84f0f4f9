type Figure = { value: string; description: string };
type Item = { title: string; text: string };

export type CapabilitiesDocument = {
  firm: {
    name: string;
    email: string;
    phone: string;
    phoneHref: string;
    location: string;
    hours: string;
  };
  path: string;
  title: string;
  edition: string;
  /** Fixed, so that the same content makes the same bytes. */
  created: Date;
  lead: string;
  stats: Figure[];
  categories: (Item & { points: string[] })[];
  platforms: { name: string; years: string; text: string; areas: string; certifications: string }[];
  differentiators: Item[];
  results: (Figure & { client: string; duration: string })[];
  clients: string[];
  data: { term: string; text: string; isLong: boolean }[];
  promise: string;
  colors: Record<
    "deep" | "onDeep" | "onDeepQuiet" | "ink" | "quiet" | "line" | "pine" | "signal",
    string
  >;
};
