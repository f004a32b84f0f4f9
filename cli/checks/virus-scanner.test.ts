import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type FakeClamd, openFakeClamd } from "../../tests/fakes/clamd.ts";
import { clamdAddress } from "../../platform/scanner/clamd-address.ts";
import { openScanner } from "../../platform/scanner/open-scanner.ts";
import { virusScanner } from "./virus-scanner.ts";

let clamd: FakeClamd;
beforeAll(async () => {
  clamd = await openFakeClamd();
});
afterEach(() => {
  clamd.is();
  clamd.takes(100 * 1024 ** 2);
});
afterAll(() => clamd.stop());

const text = new Uint8Array(Buffer.from("Hello."));

test("a socket or a host, with clamd's own port unless another is named", () => {
  expect(clamdAddress("unix:/run/clamav/clamd.ctl")).toEqual({ path: "/run/clamav/clamd.ctl" });
  expect(clamdAddress("unix:///run/a%20b")).toEqual({ path: "/run/a b" });
  expect(clamdAddress("tcp://clamav")).toEqual({ host: "clamav", port: 3310 });
  expect(clamdAddress("tcp://[::1]:3311")).toEqual({ host: "::1", port: 3311 });
});

test.each([
  ["hangs", /did not answer within 0.2 s/],
  ["hangs up", /hung up|ECONNRESET|EPIPE/],
] as const)("a scanner that %s keeps nobody, and lets nothing through", async (trouble, cause) => {
  clamd.is(trouble);
  await expect(openScanner(clamd.url, 200).scan(text)).rejects.toMatchObject({
    code: "unavailable",
    cause: { message: expect.stringMatching(cause) },
  });
});

test("a scanner that takes no file of this size has let none through", async () => {
  clamd.takes(3);
  await expect(openScanner(clamd.url).scan(text)).rejects.toMatchObject({
    code: "unavailable",
    cause: { message: "the virus scanner says “INSTREAM size limit exceeded. ERROR”" },
  });
});

test("the check sends the test virus and a file of the largest size", async () => {
  const { run } = virusScanner(clamd.url);
  expect(await run()).toMatch(/^ClamAV [\d.]+\/\d+\/[^,]+$/);
  clamd.is("knows nothing");
  await expect(run()).rejects.toThrow("does not know the test virus");
  clamd.is();
  clamd.takes(5 * 1024 ** 2);
  await expect(run()).rejects.toThrow("size limit exceeded");
});
