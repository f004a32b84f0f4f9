export type MailPart =
  | { kind: "paragraph"; text: string }
  | { kind: "facts"; rows: [name: string, value: string][] }
  | { kind: "quote"; text: string }
  | { kind: "code"; text: string }
  /** `href` must be one of our own URLs. */
  | { kind: "button"; label: string; href: string };
