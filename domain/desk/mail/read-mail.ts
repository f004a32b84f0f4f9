import { createHash } from "node:crypto";
import PostalMime, { addressParser, type Email } from "postal-mime";
import { oneLine, paragraphs } from "../../fields/schema.ts";
import { htmlText } from "./html-text.ts";

export type MailFile = { name: string; bytes: Uint8Array };

/** Nothing but data, which threads hand on. */
export type ReadMail = {
  digest: string;
  headerId: string | null;
  /** In lower case; empty where there is none, or more than one. */
  address: string;
  name: string;
  /** In lower case. */
  replyTo: string[];
  subject: string;
  recipients: string[];
  references: string[];
  text: string;
  files: MailFile[];
  headerLines: { key: string; value: string }[];
  hasAnswerToInvitation: boolean;
};

/** A logo in a signature is no file that somebody wanted to send. */
const leastShown = 8 * 1024;

const addressesIn = (value: string) =>
  addressParser(value, { flatten: true }).flatMap(({ address }) => address?.toLowerCase() ?? []);

const longestAddress = 254;
const received = ["to", "cc", "delivered-to", "x-original-to", "envelope-to", "x-delivered-to"];

function filesOf({ attachments }: Email): MailFile[] {
  const hasInvitation = attachments.some(({ mimeType }) => mimeType === "application/ics");
  return attachments.flatMap(({ filename, mimeType, related, content }) => {
    const bytes = typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);
    const isInvitation = mimeType === "text/calendar";
    if ((related && bytes.length < leastShown) || (isInvitation && hasInvitation)) return [];
    const unnamed = isInvitation ? "invitation.ics" : mimeType.replace("/", ".");
    return [{ name: oneLine(filename ?? unnamed), bytes }];
  });
}

/** A group or a second sender would let somebody else's name stand beside the one that was checked. */
function senderOf(values: string[]): string {
  const senders = values.flatMap((value) => addressParser(value));
  const address = senders.length === 1 ? (senders[0]?.address?.toLowerCase() ?? "") : "";
  return address.length <= longestAddress ? address : "";
}

/** What cannot be decoded is shown as it came: a broken frame must not lose a client's words. */
function textOf({ text, html, attachments, headers }: Email, raw: Uint8Array): string {
  const read = text?.trim() ? text : htmlText(html ?? "");
  const isFramed = headers.some(
    ({ key, value }) => key === "content-type" && /boundary=/i.test(value),
  );
  if (read || html || isFramed || attachments.length > 0) return read;
  const [, ...body] = Buffer.from(raw)
    .toString()
    .split(/\r?\n\r?\n/);
  return body.join("\n\n");
}

export async function readMail(raw: Uint8Array): Promise<ReadMail> {
  const mail = await PostalMime.parse(raw, { maxNestingDepth: 50, maxRfc822NestingDepth: 5 });
  const all = (name: string) =>
    mail.headers.filter(({ key }) => key === name).map(({ value }) => value);
  const address = senderOf(all("from"));
  const text = paragraphs(textOf(mail, raw)).trim();
  const subject =
    oneLine(mail.subject ?? "")
      .trim()
      .slice(0, 150) || "No subject";
  const about = [mail.messageId, address, mail.date ?? "", subject, text];
  return {
    // Without a number of its own, two mails that say the same are still two.
    digest: createHash("sha256")
      .update(mail.messageId ? JSON.stringify(about) : raw)
      .digest("hex"),
    headerId: /^<[!-;=?-~]{1,250}@[!-;=?-~]{1,250}>$/.exec(mail.messageId ?? "")?.[0] ?? null,
    address,
    name:
      oneLine(mail.from?.name ?? "")
        .trim()
        .slice(0, 100) || address,
    replyTo: all("reply-to")
      .flatMap(addressesIn)
      .filter(({ length }) => length <= longestAddress),
    subject,
    recipients: received.flatMap(all).flatMap(addressesIn),
    references:
      [...all("in-reply-to"), ...all("references")]
        .join(" ")
        .slice(0, 20_000)
        .match(/<[^<>\s]+>/g) ?? [],
    text,
    files: filesOf(mail),
    headerLines: mail.headers.map(({ key, value }) => ({ key, value })),
    hasAnswerToInvitation: mail.attachments.some(({ method }) => method === "REPLY"),
  };
}
