import { describe, expect, it } from "vitest";
import { createServerDatabase } from "../support/database.ts";
import { enquiry, postEnquiry } from "../support/enquiry.ts";
import { countFor } from "../support/mails-about.ts";
import { eventually, startProgram } from "../support/program.ts";
import { startMailServer } from "../support/smtp.ts";
import { databaseTroubles } from "../faults/database-troubles.ts";
import { mixedKill } from "../faults/mixed-kill.ts";
import { expectNothingLost } from "./expect-nothing-lost.ts";
import { killWhileCharging } from "./kill-while-charging.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];

describe.skipIf(!serverUrl)("on one PostgreSQL", () => {
  it("kill -9 while everybody is at work loses nothing acknowledged, and does nothing twice", async () => {
    const { url: databaseUrl, drop } = await createServerDatabase(serverUrl!);
    try {
      await expectNothingLost((options) => mixedKill({ ...options, databaseUrl }));
    } finally {
      await drop();
    }
  });

  it("a server that stops, crashes and ends connections takes no page away and loses nothing acknowledged", async () => {
    const bounds = { dark: 10, recovery: 60 };
    await expectNothingLost(({ seed }) => databaseTroubles({ seed, times: 1, seconds: 2 }), bounds);
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
