import { paragraph } from "../address-mail.ts";
import { cutShort } from "../fields/cut-short.ts";
import type { MailPart } from "../mail-part.ts";
import { longestText } from "./schema.ts";

/** For staff. Gmail hides what comes after 102 kB, the button too, and a client's email may be as long. */
export const quotePart = (text: string): MailPart[] => [
  { kind: "quote", text: cutShort(text, longestText) },
  ...(text.length > longestText ? [paragraph("The rest is in the inbox.")] : []),
];
