import { expect, it } from "vitest";
import { createServerDatabase } from "../support/database.ts";
import { enquiry, postEnquiry } from "../support/enquiry.ts";
import { openLink } from "../support/link.ts";
import { eventually, startProgram } from "../support/program.ts";
import { startMailServer } from "../support/smtp.ts";

const serverUrl = process.env["TEST_DATABASE_URL"];

it.skipIf(!serverUrl)(
  "a database that falls silent leaves nobody waiting, and the program recovers when it answers",
  async () => {
    const database = await createServerDatabase(serverUrl!);
    const link = await openLink(database.url);
    const smtp = await startMailServer();
    const program = await startProgram({ env: { DATABASE_URL: link.url, SMTP_URL: smtp.url } });
    try {
      link.fallSilent();
      let isAnswered = false;
      const query = fetch(`${program.url}/api/membership/plans`).finally(() => (isAnswered = true));
      const ready = await fetch(`${program.url}/readyz`);
      expect(ready.status).toBe(503);
      expect(isAnswered, "the probe does not wait as long as a query").toBe(false);
      const refused = await query;
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await fetch(program.url)).status).toBe(200);
      const id = crypto.randomUUID();
      const asked = [
        "/blog",
        "/blog.data",
        "/blog/any.data",
        "/admin/work",
        `/invitations/${id}`,
        `/dashboard/statements/${id}.pdf`,
        `/api/membership/statements/${id}/pdf`,
      ].map(async (path) => {
        const headers = { Cookie: `session=${"s".repeat(43)}` };
        const answer = await fetch(program.url + path, { headers, redirect: "manual" });
        expect([path, answer.status]).toEqual([path, 503]);
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      });
      await Promise.all(asked);
      expect((await postEnquiry(program, enquiry("early@visitor.example"))).status).toBe(503);
      expect(program.logs().split('"msg":"page failed"')).toHaveLength(2);

      link.speak();
      await eventually(async () => expect((await fetch(`${program.url}/readyz`)).status).toBe(200));
      expect((await postEnquiry(program, enquiry("late@visitor.example"))).status).toBe(201);
      await eventually(async () => expect(smtp.received).toHaveLength(2), 90_000);
      expect(await program.stop()).toEqual({ code: 0, signal: null });
    } finally {
      await program.kill();
      await smtp.close();
      await link.close();
      await database.drop();
    }
  },
);
