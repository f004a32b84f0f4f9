import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { type AddressInfo, connect, createServer } from "node:net";
import { asc } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { conversations, files, messages } from "../../domain/desk/tables.ts";
import { mailReaders } from "../../domain/desk/mail/tables.ts";
import { createServerDatabase } from "../support/database.ts";
import { startDovecot } from "../support/dovecot.ts";
import { openReader } from "../support/mailbox-reader.ts";
import { newDataDir, root } from "../support/program.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];
const leaseMs = 3 * 60_000;

const mail = (subject: string) =>
  [
    `From: ${subject}@looms.example`,
    "To: inbox@firm.example",
    `Subject: ${subject}`,
    `Message-ID: <${subject}@looms.example>`,
    "MIME-Version: 1.0",
    "Content-Type: multipart/mixed; boundary=b",
    "\n--b\nContent-Type: text/plain\n\nHello.\n--b",
    `Content-Type: text/plain\nContent-Disposition: attachment; filename=${subject}.txt`,
    "\nNotes.\n--b--\n",
  ].join("\n");

/** Between a reader and its mailbox: tells what the reader asks for, before it gets an answer. */
async function listenBetween(port: number, onAsked: (command: string) => void) {
  const server = createServer((reader) => {
    const mailbox = connect(port, "127.0.0.1");
    reader.on("data", (chunk: Buffer) => onAsked(chunk.toString()));
    reader.pipe(mailbox).pipe(reader);
    for (const socket of [reader, mailbox]) socket.on("error", () => reader.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

/** Where it dies; what is stored by then is in the database, and what is not is still in the mailbox. */
const deaths: Record<string, RegExp> = {
  "while it reads one, and has stored nothing of it": / FETCH .*BODY\.PEEK\[\]/,
  "when one is stored, and not marked as read": / STORE /,
};

/** It needs Dovecot, which `.ci/run` provides. */
describe.runIf(process.env["CI"])("kill -9 of whoever reads the mailbox", () => {
  test("loses no mail, takes none in twice, and never one that was read before", async () => {
    const dataDir = await newDataDir();
    const created = serverUrl ? await createServerDatabase(serverUrl) : null;
    const dovecot = await startDovecot();
    const { port, pathname } = new URL(dovecot.url);
    let reader: ChildProcess | undefined;
    let dieAt: RegExp | undefined;
    const between = await listenBetween(Number(port), (command) => {
      if (dieAt?.test(command)) reader?.kill("SIGKILL");
    });
    let ahead = 0;
    const { port: ownPort } = between.address() as AddressInfo;
    const env = {
      DATA_DIR: dataDir,
      INBOX_URL: `imap://inbox%40firm.example:secret@127.0.0.1:${ownPort}${pathname}`,
      MAIL_FROM: "hello@firm.example",
      ...(created ? { DATABASE_URL: created.url } : {}),
    };
    const readAndDie = async (at: RegExp) => {
      ahead += leaseMs;
      dieAt = at;
      reader = spawn(process.execPath, ["tests/support/read-mailbox.ts"], {
        cwd: root,
        stdio: ["ignore", "inherit", "inherit"],
        env: { PATH: process.env["PATH"], AHEAD_MS: String(ahead), ...env },
      });
      const [code, signal] = await once(reader, "close");
      return signal ?? code;
    };
    try {
      await dovecot.deliver(mail("long-read"), "S");
      const names = Object.keys(deaths).map((_, n) => `mail-${n}`);
      for (const [n, at] of Object.values(deaths).entries()) {
        await dovecot.deliver(mail(names[n]!));
        expect(await readAndDie(at), String(at)).toBe("SIGKILL");
      }
      dieAt = undefined;
      const last = await openReader(env, ahead + leaseMs);
      await last.round();
      const { db } = last;
      const subject = conversations.subject;
      const kept = await db.select({ subject }).from(conversations).orderBy(asc(subject));
      const turns = await db.select({ text: messages.text }).from(messages);
      const attached = await db.select({ name: files.name }).from(files).orderBy(asc(files.name));
      const [state] = await db.select().from(mailReaders);
      await last.close();
      expect(kept.map((row) => row.subject)).toEqual(names);
      expect(turns).toEqual(names.map(() => ({ text: "Hello." })));
      expect(attached.map(({ name }) => name)).toEqual(names.map((name) => `${name}.txt`));
      expect(state?.lastUid).toBe(1 + names.length);
    } finally {
      between.close();
      await dovecot.stop();
      await created?.drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
