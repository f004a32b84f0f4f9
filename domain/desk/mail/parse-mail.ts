import { readInThread } from "./read-in-thread.ts";
import { readMail, type ReadMail } from "./read-mail.ts";

export type ParsedMail = Omit<ReadMail, "headerLines"> & {
  header: (name: string) => string | null;
  headers: (name: string) => string[];
};

/** In bytes: read within milliseconds, sooner than a thread starts. */
const small = 128 * 1024;

/** @throws Error for what is no mail */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const { headerLines, ...mail } = await (raw.length > small ? readInThread : readMail)(raw);
  const headers = (name: string) =>
    headerLines.filter(({ key }) => key === name).map(({ value }) => value);
  return { ...mail, headers, header: (name) => headers(name)[0] ?? null };
}
