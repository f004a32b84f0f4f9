import { createTransport, type NodemailerError } from "nodemailer";
import { isLoopback } from "./env-variables.ts";
import type { Mailbox } from "./mailbox.ts";
import type { Outages } from "./outages.ts";
import { RefusedAddress, refusesRecipient } from "./refused-address.ts";
import { TooLarge, refusesSize } from "./too-large.ts";
import { inSpan } from "./tracing/spans.ts";

export type Mail = {
  /** Becomes the Message-ID, which tells a retry from a second mail. */
  id: string;
  to: Mailbox | string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  /** The first answers nothing; ours are ids, others’ whole Message-IDs. */
  thread?: { inReplyTo: string; references: string[] };
  /** Else the program, unasked. Helpdesks drop what does not say that a person did (RFC 3834). */
  writtenBy?: "person" | "responder";
  /** Somebody sits there until it comes: it goes out before those that wait. */
  isAwaited?: boolean;
  files?: { name: string; type: string; bytes: Uint8Array }[];
};

/** Tells our own mail when it comes back to us. */
export const ownHeader = "X-Loop";

function autoSubmitted({ writtenBy }: Mail): Record<string, string> {
  if (writtenBy === "person") return {};
  return { "Auto-Submitted": writtenBy === "responder" ? "auto-replied" : "auto-generated" };
}

export type Mailer = { deliver(mail: Mail): Promise<void> };

/** Prevents header injection. */
export function headerText(words: string): string {
  // eslint-disable-next-line no-control-regex
  return words.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, " ").trim();
}

function forHeader(who: Mailbox | string): Mailbox {
  const { name, address } = typeof who === "string" ? { name: "", address: who } : who;
  return { name: headerText(name), address: headerText(address) };
}

/** A server that refuses an address or a size works. */
export function watchMailer(mailer: Mailer, outages: Outages): Mailer {
  const deliver = (mail: Mail) => inSpan("deliver mail", "client", {}, () => mailer.deliver(mail));
  return {
    async deliver(mail) {
      const refused = await outages("Sending mail", mail.id, () => deliver(mail).catch(orRefused));
      if (refused) throw refused;
    },
  };
}

function orRefused(error: unknown): RefusedAddress | TooLarge {
  if (error instanceof RefusedAddress || error instanceof TooLarge) return error;
  throw error;
}

/** Servers repeat the recipient, which somebody typed, also as what its domain is on the wire. */
const sayRecipient = (words: string, from: Mailbox) =>
  words.replace(/<?[^\s<>,:;()]+@[^\s<>,:;()]*[^\s<>,:;().]>?/g, (address) =>
    address.replace(/[<>]/g, "").toLowerCase() === from.address.toLowerCase()
      ? address
      : "the recipient",
  );

const domainOf = ({ address }: Mailbox) => address.slice(address.lastIndexOf("@") + 1);

/** It may take this long to say that it took a mail (RFC 5321, 4.5.3.2.6), which would else be sent again. */
const mayTakeMs = 600_000;

function connectSmtp(smtpUrl: string, from: Mailbox, socketTimeout: number) {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const secure = protocol === "smtps:";
  return createTransport({
    // Relays refuse what a container would say of itself.
    name: domainOf(from),
    host: hostname.replace(/^\[|\]$/g, ""),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && !isLoopback(hostname),
    // A mail server on this machine has a certificate of its own making.
    tls: { rejectUnauthorized: !isLoopback(hostname) },
    auth: username
      ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
      : undefined,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

export async function checkSmtp(smtpUrl: string, from: Mailbox): Promise<void> {
  await connectSmtp(smtpUrl, from, 10_000).verify();
}

export function smtpMailer(smtpUrl: string, from: Mailbox): Mailer {
  const transport = connectSmtp(smtpUrl, from, mayTakeMs);
  const { hostname } = new URL(smtpUrl);
  const messageId = (id: string) => (id.includes("@") ? id : `<${id}@${domainOf(from)}>`);
  return {
    async deliver(mail) {
      const sending = transport.sendMail({
        messageId: messageId(mail.id),
        from: forHeader(from),
        to: forHeader(mail.to),
        replyTo: mail.replyTo ? forHeader(mail.replyTo) : undefined,
        subject: headerText(mail.subject),
        text: mail.text,
        html: mail.html,
        attachments: mail.files?.map(({ name, type, bytes }) => ({
          filename: headerText(name),
          contentType: type,
          content: Buffer.from(bytes),
        })),
        ...(mail.thread && {
          inReplyTo: messageId(mail.thread.inReplyTo),
          references: mail.thread.references.map(messageId),
        }),
        headers: { ...autoSubmitted(mail), [ownHeader]: from.address },
      });
      await sending.catch((error: NodemailerError) => {
        const isTooLarge = mail.files !== undefined && refusesSize(error);
        const Failed = refusesRecipient(error) ? RefusedAddress : isTooLarge ? TooLarge : Error;
        const said = sayRecipient(error.message, from);
        const cause = Object.assign(new Error(said), { code: error.code });
        throw new Failed(`The mail server ${hostname}: ${said}`, { cause });
      });
    },
  };
}
