import { createHash } from "node:crypto";
import PostalMime, { addressParser, type Email } from "postal-mime";
import { oneLine, paragraphs } from "../../fields/schema.ts";
import { htmlText } from "./html-text.ts";

export type MailFile = { name: string; bytes: Uint8Array };

export type ParsedMail = {
  digest: string;
  headerId: string | null;
  /** In lower case; empty where there is none, or more than one. */
  address: string;
  name: string;
  subject: string;
  recipients: string[];
  references: string[];
  text: string;
  files: MailFile[];
  header: (name: string) => string | null;
  hasAnswerToInvitation: boolean;
};

/** A logo in a signature is no file that somebody wanted to send. */
const leastShown = 8 * 1024;

const addressesIn = (value: string) =>
  addressParser(value, { flatten: true }).flatMap(({ address }) => address?.toLowerCase() ?? []);

const received = ["to", "cc", "delivered-to", "x-original-to", "envelope-to", "x-delivered-to"];

function filesOf({ attachments }: Email): MailFile[] {
  return attachments.flatMap(({ filename, mimeType, related, content }) => {
    const bytes = typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);
    if ((related && bytes.length < leastShown) || mimeType.startsWith("text/calendar")) return [];
    return [{ name: filename ?? mimeType.replace("/", "."), bytes }];
  });
}

/** @throws Error for what is no mail */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 50, maxRfc822NestingDepth: 5 });
  const all = (name: string) =>
    mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
  const senders = all("from").flatMap(addressesIn);
  const address = senders.length === 1 ? (senders[0] ?? "") : "";
  const text = paragraphs(mail.text?.trim() ? mail.text : htmlText(mail.html ?? "")).trim();
  const subject =
    oneLine(mail.subject ?? "")
      .trim()
      .slice(0, 150) || "No subject";
  const about = [mail.messageId ?? "", address, mail.date ?? "", subject, text];
  return {
    digest: createHash("sha256").update(JSON.stringify(about)).digest("hex"),
    headerId: /^<[^<>\s]{1,250}@[^<>\s]{1,250}>$/.exec(mail.messageId ?? "")?.[0] ?? null,
    address,
    name:
      oneLine(mail.from?.name ?? "")
        .trim()
        .slice(0, 100) || address,
    subject,
    recipients: received.flatMap(all).flatMap(addressesIn),
    references:
      [...all("in-reply-to"), ...all("references")]
        .join(" ")
        .slice(0, 20_000)
        .match(/<[^<>\s]+>/g) ?? [],
    text,
    files: filesOf(mail),
    header: (name) => all(name)[0] ?? null,
    hasAnswerToInvitation: mail.attachments.some(({ method }) => method === "REPLY"),
  };
}
