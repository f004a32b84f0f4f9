import { cp, rm } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { enquiry, postEnquiry } from "../support/enquiry.ts";
import { countFor } from "../support/mails-about.ts";
import {
  newDataDir,
  eventually,
  freePort,
  type Program,
  startProgram,
} from "../support/program.ts";
import { type MailServer, startMailServer } from "../support/smtp.ts";

/** Thanks at once, one notice and one acknowledgment later. */
async function expectOnceAfterRefusals(program: Program, smtp: MailServer): Promise<void> {
  smtp.refusing = true;
  const before = smtp.refused;
  const email = "patient@visitor.example";
  expect((await postEnquiry(program, enquiry(email), 5)).status).toBe(201);
  await eventually(async () => expect(smtp.refused).toBeGreaterThan(before));
  smtp.refusing = false;
  await eventually(async () => expect(countFor(smtp.received, email)).toEqual([1, 1]));
  // What comes later is delivered, and still nothing twice.
  const next = "next@visitor.example";
  expect((await postEnquiry(program, enquiry(next), 6)).status).toBe(201);
  await eventually(async () => expect(countFor(smtp.received, next)).toEqual([1, 1]));
  expect(countFor(smtp.received, email)).toEqual([1, 1]);
}

describe("a copied data folder", () => {
  it("sends nothing until its operator agrees, and then each mail once, while the original carries on", async () => {
    const smtp = await startMailServer();
    const env = { TRUST_PROXY: "1", SMTP_URL: smtp.url };
    const dataDir = await newDataDir();
    const copied = `${dataDir}-copy`;
    const start = async (folder: string, more = {}) =>
      startProgram({ dataDir: folder, env: { ...env, ...more } });
    smtp.refusing = true;
    const original = await start(dataDir);
    for (const n of [1, 2, 3]) await postEnquiry(original, enquiry(`kept-${n}@visitor.example`), n);
    await eventually(async () => expect(smtp.refused).toBeGreaterThan(0));
    await original.stop();
    await cp(dataDir, copied, { recursive: true });
    smtp.refusing = false;

    const copy = await start(copied);
    const again = await start(dataDir);
    expect((await postEnquiry(copy, enquiry("later@visitor.example"), 4)).status).toBe(201);
    await eventually(async () => expect(smtp.received).toHaveLength(6));
    expect(again.logs()).toContain('"jobs":"running"');
    expect(copy.logs()).toContain('"jobs":"held"');
    const code = /ADOPT_DATABASE=([\da-f]{8})/.exec(copy.logs())?.[1];
    await Promise.all([copy.stop(), again.stop()]);
    expect(smtp.received).toHaveLength(6);

    const adopted = await start(copied, { ADOPT_DATABASE: code });
    await eventually(async () => expect(smtp.received).toHaveLength(14));
    expect(countFor(smtp.received, "later@visitor.example")).toEqual([1, 1]);
    await expectOnceAfterRefusals(adopted, smtp);
    await adopted.stop();
    await smtp.close();
    for (const folder of [dataDir, copied]) await rm(folder, { recursive: true, force: true });
  });
});

describe("a second program on the same folder", () => {
  it("fails with a clear message, and the first one carries on", async () => {
    const dataDir = await newDataDir();
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
    await rm(dataDir, { recursive: true, force: true });
  });
});
