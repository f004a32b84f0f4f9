import { mkdir, open, readdir, readFile, rename, stat } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { headerText, type Mail, type Mailer } from "./mail.ts";

export type CapturedMail = Mail & { from: string; sentAt: string };

export type CapturedMailbox = Mailer & {
  /** Newest first, without the bodies. */
  list(): Promise<Pick<CapturedMail, "id" | "to" | "subject" | "sentAt">[]>;
  get(id: string): Promise<CapturedMail | null>;
};

/** Ids become file names, so nothing that could leave the folder is one. */
const safeId = /^[A-Za-z0-9_-]{1,120}$/;

/** The trial's post office: each mail is one file in `dataDir`/mail, readable at /dev/mailbox. */
export function capturedMailbox(dataDir: string, from: string): CapturedMailbox {
  const folder = join(dataDir, "mail");

  async function get(id: string): Promise<CapturedMail | null> {
    if (!safeId.test(id)) return null;
    try {
      return JSON.parse(await readFile(join(folder, `${id}.json`), "utf8"));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
      throw error;
    }
  }

  return {
    get,
    async deliver(mail) {
      if (!safeId.test(mail.id))
        throw new Error("A mail's id may hold letters, digits, _ and - only");
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${mail.id}.json`);
      if (
        await stat(file).then(
          () => true,
          () => false,
        )
      )
        return;
      const kept: CapturedMail = {
        ...mail,
        subject: headerText(mail.subject),
        from,
        sentAt: new Date().toISOString(),
      };
      const draft = join(folder, `.${mail.id}.${randomUUID()}`);
      const handle = await open(draft, "wx", 0o600);
      try {
        await handle.writeFile(JSON.stringify(kept, null, 2));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(draft, file);
    },
    async list() {
      const names = await readdir(folder).catch(() => []);
      const ids = names
        .filter((name) => /^[^.].*\.json$/.test(name))
        .map((name) => name.slice(0, -5));
      const mails = (await Promise.all(ids.map(get))).filter((mail) => mail !== null);
      return mails
        .map(({ id, to, subject, sentAt }) => ({ id, to, subject, sentAt }))
        .toSorted((a, b) => (a.sentAt < b.sentAt ? 1 : -1));
    },
  };
}
