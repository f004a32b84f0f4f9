import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { createLog } from "../../../platform/log.ts";
import type { MailFile } from "./read-mail.ts";
import { readFiles } from "./write-mail.ts";

const ctx = { scanner: undefined, log: createLog("silent") };

/** Forty megabytes, refused at their end. */
const packed = deflateSync(Buffer.from("<</S /Launch>>".padStart(40_000_000)));

const pdf = Buffer.concat([
  Buffer.from("%PDF-1.7\n1 0 obj <</Type /ObjStm /Filter /FlateDecode>> stream\n"),
  packed,
  Buffer.from("\nendstream endobj\n%%EOF"),
]);

/** Microseconds of this thread, which a busy machine does not lengthen as it does the time. */
async function reading(given: MailFile[]) {
  const begun = process.threadCpuUsage();
  const read = await readFiles(ctx, given);
  const { user, system } = process.threadCpuUsage(begun);
  return { ...read, cost: user + system };
}

test("an email with hundreds of files to look into holds up nobody for long", async () => {
  const given = Array.from({ length: 300 }, (_, n) => ({ name: `${n}.pdf`, bytes: pdf }));
  const { cost: ofOne } = await reading(given.slice(0, 1));
  let turns = 0;
  const count = setInterval(() => (turns += 1), 1);
  const { taken, refused, cost } = await reading(given);
  clearInterval(count);
  expect([taken.length, refused.length]).toEqual([0, 300]);
  expect(turns).toBeGreaterThan(10);
  expect(cost).toBeLessThan(100 * ofOne);
});
