import { firm } from "../content/firm.ts";
import { cutShort } from "./fields/cut-short.ts";
import { mailPage } from "./mails/page.ts";
import type { MailPart } from "./mail-part.ts";

const singleName = /^[\p{L}\p{M}'’-]{1,20}$/u;
const doubleName = /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’-]{0,19} [\p{Lu}\p{Lo}][\p{L}\p{M}'’-]{0,19}$/u;

/** Empty for what may be a sentence or an address, since anyone can type anyone's address in a form. */
export function plainName(firstName: string | null): string {
  if (firstName === null) return "";
  return singleName.test(firstName) || doubleName.test(firstName) ? ` ${firstName}` : "";
}

/** Unique even if a new database counts from 1 again beside old mail. */
export function mailKey(row: { id: number; createdAt: Date }): string {
  return `${row.id}-${row.createdAt.getTime().toString(36)}`;
}

function partText(part: MailPart): string {
  switch (part.kind) {
    case "paragraph":
      return part.text;
    case "code":
      return `    ${part.text}`;
    case "button":
    case "link":
      return `${part.label}:\n${part.href}`;
    case "quote":
      return part.text.replace(/^/gm, "> ");
    case "facts":
    case "sums":
      return part.rows.map(([name, value]) => `${name}: ${value}`).join("\n");
  }
}

/** What a list of mails shows beside the subject: what somebody wrote, else what is said, else what is counted. */
function previewOf(parts: MailPart[]): string {
  const said = ["quote", "paragraph", "facts"].flatMap((kind) =>
    parts.filter((part) => part.kind === kind),
  );
  return said[0] ? partText(said[0]).replace(/^> /gm, "") : "";
}

const inOneLine = (text: string) => cutShort(text.replace(/\s+/g, " ").trim(), 140);

type Around = { greeting?: MailPart[]; preview?: string | undefined };

/** The text and HTML bodies of an email. Everything passed in is escaped: none of it is markup. */
export function layOutMail(
  heading: string,
  parts: MailPart[],
  { greeting = [], preview = previewOf(parts) }: Around = {},
): { text: string; html: string; preview: string } {
  const all = [...greeting, ...parts];
  const signature = [`${firm.name}, ${firm.city}`, firm.phone, firm.email];
  const shown = inOneLine(preview);
  return {
    preview: shown,
    text: [heading, ...all.map(partText), `-- \n${signature.join(" · ")}`].join("\n\n") + "\n",
    html: mailPage(heading, shown, all, signature),
  };
}
