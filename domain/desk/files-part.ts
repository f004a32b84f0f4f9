import type { MailPart } from "../mail-part.ts";

export const filesPart = (names: string[]): MailPart[] =>
  names.length === 0
    ? []
    : [{ kind: "facts", rows: [[names.length === 1 ? "File" : "Files", names.join(", ")]] }];
