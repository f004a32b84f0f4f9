type Figure = { value: string; description: string };
type Item = { title: string; text: string };

/** What a capabilities statement says and which colours it wears, as hexadecimal sRGB. */
export type Statement = {
  firm: {
    name: string;
    email: string;
    phone: string;
    phoneHref: string;
    location: string;
    hours: string;
  };
  /** Where the site serves it. */
  path: string;
  title: string;
  edition: string;
  /** Its date of creation; the same input then makes the same bytes. */
  created: Date;
  lead: string;
  stats: Figure[];
  categories: (Item & { points: string[] })[];
  platforms: { name: string; years: string; text: string; areas: string; certifications: string }[];
  differentiators: Item[];
  results: (Figure & { client: string; duration: string })[];
  clients: string[];
  promise: string;
  colours: Record<
    "deep" | "onDeep" | "onDeepQuiet" | "ink" | "quiet" | "line" | "pine" | "signal",
    string
  >;
};
