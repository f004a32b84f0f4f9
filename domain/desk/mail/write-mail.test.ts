import { deflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { createLog } from "../../../platform/log.ts";
import { readFiles } from "./write-mail.ts";

const ctx = { scanner: undefined, log: createLog("silent") };

/** Forty megabytes, refused at their end. */
const packed = deflateSync(Buffer.from("<</S /Launch>>".padStart(40_000_000)));

const pdf = Buffer.concat([
  Buffer.from("%PDF-1.7\n1 0 obj <</Type /ObjStm /Filter /FlateDecode>> stream\n"),
  packed,
  Buffer.from("\nendstream endobj\n%%EOF"),
]);

test("an email with hundreds of files to look into holds up nobody for long", async () => {
  const given = Array.from({ length: 300 }, (_, n) => ({ name: `${n}.pdf`, bytes: pdf }));
  let turns = 0;
  const count = setInterval(() => (turns += 1), 1);
  const began = performance.now();
  const { taken, refused } = await readFiles(ctx, given);
  clearInterval(count);
  expect([taken.length, refused.length]).toEqual([0, 300]);
  expect(turns).toBeGreaterThan(10);
  expect(performance.now() - began).toBeLessThan(30_000);
});
