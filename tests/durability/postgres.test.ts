import { describe, expect, it } from "vitest";
import { createServerDatabase } from "../support/database.ts";
import { enquiry, postEnquiry } from "../support/enquiry.ts";
import { countFor, isFor } from "../support/mails-about.ts";
import { eventually, type Program, startProgram } from "../support/program.ts";
import { type MailServer, startMailServer } from "../support/smtp.ts";
import { openStaff } from "./answer-until-death.ts";
import { killMidRun } from "./kill-mid-run.ts";
import { killWhileCharging } from "./kill-while-charging.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];

async function readCode({ received }: MailServer, email: string, after: string): Promise<string> {
  return eventually(async () => {
    const codes = received
      .filter((mail) => isFor(mail, email) && mail.receivedAt >= after)
      .flatMap(({ text }) => /^(\d{6}) /.exec(text)?.[1] ?? []);
    if (!codes[0]) throw new Error(`No sign-in code for ${email} yet`);
    return codes[0];
  });
}

/** As a mailbox keeps them: whoever dies between a mail and its record sends it again under the same id. */
const onceById = ({ received }: MailServer) => [
  ...new Map(received.map((mail) => [mail.headers.messageId, mail])).values(),
];

describe.skipIf(!serverUrl)("on one PostgreSQL", () => {
  it("kill -9 while messages and answers come loses nothing acknowledged, and mails no answer twice", async () => {
    const database = await createServerDatabase(serverUrl!);
    const smtp = await startMailServer();
    try {
      const env = { DATABASE_URL: database.url, SMTP_URL: smtp.url };
      const staff = openStaff((_: Program, email, after = "") => readCode(smtp, email, after));
      await killMidRun(env, async () => onceById(smtp), staff);
    } finally {
      await smtp.close();
      await database.drop();
    }
  });

  it("kill -9 while cards are charged charges, refunds and mails nothing twice", async () => {
    const database = await createServerDatabase(serverUrl!);
    try {
      await killWhileCharging({ DATABASE_URL: database.url });
    } finally {
      await database.drop();
    }
  });

  it("two programs start at once, both serve, and every mail arrives once", async () => {
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
