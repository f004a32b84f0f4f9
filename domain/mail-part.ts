export type MailPart =
  | { kind: "paragraph"; text: string }
  | { kind: "facts"; rows: Fact[] }
  /** What each thing costs, the total last. */
  | { kind: "sums"; rows: Fact[] }
  | { kind: "quote"; text: string }
  | { kind: "code"; text: string }
  /** `href` must be one of our own URLs. */
  | { kind: "button" | "link"; label: string; href: string };

export type Fact = [name: string, value: string];
