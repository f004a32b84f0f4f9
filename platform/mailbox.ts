import { z } from "zod";

export type Mailbox = { name: string; address: string };

const spelled = /^(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<name>[^"<>]*))\s*<(?<address>[^<>]*)>$/;

function readMailbox(written: string): Mailbox {
  const { quoted, name = "", address = written } = spelled.exec(written)?.groups ?? {};
  return { name: (quoted?.replace(/\\(.)/g, "$1") ?? name).trim(), address: address.trim() };
}

/** An address, or "Name <address>". */
export const mailbox = (message: string) =>
  z
    .string()
    .transform(readMailbox)
    .pipe(z.object({ name: z.string().regex(/^\P{Cc}*$/u, message), address: z.email(message) }));

export const writeMailbox = ({ name, address }: Mailbox) =>
  name ? `${name} <${address}>` : address;
