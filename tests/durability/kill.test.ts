import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createServerDatabase } from "../support/database.ts";
import { enquiry, postEnquiry } from "../support/enquiry.ts";
import { type ReceivedMail, readMails } from "../support/mailbox.ts";
import {
  eventually,
  freePort,
  type Program,
  type Settings,
  startProgram,
} from "../support/program.ts";
import { startMailServer } from "../support/smtp.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];

describe("kill -9 during a run of submissions", () => {
  it("loses no answered message, nor its mail, on the embedded database", async () => {
    await killMidRun({}, readMails);
  });

  it.skipIf(!serverUrl)("loses no answered message, nor its mail, on PostgreSQL", async () => {
    const database = await createServerDatabase(serverUrl!);
    const smtp = await startMailServer();
    try {
      const env = { DATABASE_URL: database.url, SMTP_URL: smtp.url };
      await killMidRun(env, async () => smtp.received);
    } finally {
      await smtp.close();
      await database.drop();
    }
  });
});

async function killMidRun(
  settings: Settings,
  mails: (program: Program) => Promise<ReceivedMail[]>,
): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "fontana-kill-"));
  const env = { TRUST_PROXY: "1", ...settings };
  const answered: string[] = [];
  let sent = 0;

  /** One visitor after the other, until the program is gone. */
  async function submitUntilDeath(url: string): Promise<void> {
    for (;;) {
      sent += 1;
      const email = `kill-${sent}@visitor.example`;
      const answer = await postEnquiry({ url }, enquiry(email), sent).catch(() => null);
      if (!answer) return;
      expect(answer.status, await answer.text().catch(() => "")).toBe(201);
      answered.push(email);
    }
  }

  for (let round = 0; round < 2; round += 1) {
    const program = await startProgram({ env, dataDir });
    const before = answered.length;
    const visitors = Array.from({ length: 4 }, () => submitUntilDeath(program.url));
    await eventually(async () => expect(answered.length).toBeGreaterThan(before + 15));
    await program.kill();
    await Promise.all(visitors);
  }

  const program = await startProgram({ env, dataDir });
  try {
    await eventually(async () => {
      const all = await mails(program);
      const lost = answered.filter((email) => {
        const about = all.filter((mail) => mentions(mail, email));
        return !about.some((mail) => isFor(mail, email)) || about.every((m) => isFor(m, email));
      });
      expect(lost).toEqual([]);
    }, 90_000);
  } finally {
    await program.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

describe("the mail server", () => {
  it("may refuse for a while: thanks at once, one notice and one acknowledgement later", async () => {
    const smtp = await startMailServer();
    const program = await startProgram({ env: { TRUST_PROXY: "1", SMTP_URL: smtp.url } });
    try {
      smtp.refusing = true;
      const email = "patient@visitor.example";
      expect((await postEnquiry(program, enquiry(email))).status).toBe(201);
      await eventually(async () => expect(smtp.refused).toBeGreaterThan(0));
      smtp.refusing = false;
      await eventually(async () => expect(countFor(smtp.received, email)).toEqual([1, 1]));
      // What comes later is delivered, and still nothing twice.
      const next = "next@visitor.example";
      expect((await postEnquiry(program, enquiry(next), 2)).status).toBe(201);
      await eventually(async () => expect(countFor(smtp.received, next)).toEqual([1, 1]));
      expect(countFor(smtp.received, email)).toEqual([1, 1]);
    } finally {
      await program.stop();
      await smtp.close();
    }
  });
});

describe.skipIf(!serverUrl)("two programs on one PostgreSQL", () => {
  it("start at once, both serve, and every mail arrives once", async () => {
    const database = await createServerDatabase(serverUrl!);
    const smtp = await startMailServer();
    const env = {
      TRUST_PROXY: "1",
      DATABASE_URL: database.url,
      SMTP_URL: smtp.url,
      SECRET: "one secret that both programs share, long enough",
    };
    const programs = await Promise.all([startProgram({ env }), startProgram({ env })]);
    try {
      const emails = Array.from({ length: 20 }, (_, n) => `pair-${n}@visitor.example`);
      const answers = emails.map((email, n) =>
        postEnquiry(programs[n % 2]!, enquiry(email), n + 1),
      );
      for (const answer of await Promise.all(answers)) expect(answer.status).toBe(201);
      for (const program of programs) expect((await fetch(program.url)).status).toBe(200);
      const once = emails.map(() => [1, 1]);
      await eventually(async () =>
        expect(emails.map((email) => countFor(smtp.received, email))).toEqual(once),
      );
      // Each ends the jobs it has begun before it stops.
      await Promise.all(programs.map((program) => program.stop()));
      expect(emails.map((email) => countFor(smtp.received, email))).toEqual(once);
    } finally {
      await Promise.all(programs.map((program) => program.kill()));
      await smtp.close();
      await database.drop();
    }
  });
});

describe("a second program on the same folder", () => {
  it("refuses with a clear message, and the first one goes on", async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), "fontana-lock-"));
    const first = await startProgram({ dataDir });
    try {
      const second = await startProgram({ dataDir, port: await freePort(), ready: false });
      expect((await second.exit).code).toBeGreaterThan(0);
      expect(second.logs()).toContain(dataDir);
      expect(second.logs()).toMatch(/already|another|in use/i);
      expect(second.logs()).not.toMatch(/^\s+at /m);
      expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    } finally {
      await first.stop();
    }
    const next = await startProgram({ dataDir });
    await next.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
});

function isFor(mail: ReceivedMail, email: string): boolean {
  return mail.to.includes(email);
}

function mentions(mail: ReceivedMail, email: string): boolean {
  return isFor(mail, email) || mail.text.includes(email);
}

/** How many notices to the firm and how many acknowledgements exist for this sender. */
function countFor(all: ReceivedMail[], email: string): [notices: number, thanks: number] {
  const about = all.filter((mail) => mentions(mail, email));
  const thanks = about.filter((mail) => isFor(mail, email)).length;
  return [about.length - thanks, thanks];
}
