import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../../content/trial.ts";
import { readSettings } from "../../platform/env.ts";
import { type FakeS3, openFakeS3 } from "../../tests/fakes/s3.ts";
import { outside } from "./outside.ts";
import { probe } from "./probe.ts";

let s3: FakeS3;
beforeAll(async () => void (s3 = await openFakeS3()));
afterEach(() => {
  s3.is();
  s3.takes(Infinity);
});
afterAll(() => s3.close());

const check = async () => {
  const settings = readSettings(
    { DATA_DIR: "/nowhere", SECRET: "s".repeat(32), ...s3.env },
    trialAddresses,
  );
  const [ofStore] = outside(settings).filter(({ name }) => name === "file store");
  return probe(ofStore!);
};

test("the check of the file store puts, gets and deletes a file of the largest size", async () => {
  expect(await check()).toMatchObject({ ok: true, says: "fontana-files takes, gives and deletes" });
  expect(s3.objects.size).toBe(0);
  s3.takes(20 * 1024 ** 2);
  expect(await check()).toMatchObject({
    ok: false,
    says: expect.stringContaining("413 – EntityTooLarge"),
    fix: expect.stringContaining("takes 25 MB"),
  });
});

test("the check asks for the right to list where a missing file looks like an outage", async () => {
  s3.is("hides what is missing");
  expect(await check()).toMatchObject({
    ok: false,
    says: expect.stringMatching(/s3:ListBucket.*403 – AccessDenied/),
  });
});

test("the check leaves nothing behind where it fails half way", async () => {
  s3.is("changes");
  expect(await check()).toMatchObject({ ok: false, says: expect.stringContaining("other bytes") });
  expect(s3.objects.size).toBe(0);
});

test("the check says where a bucket keeps what is deleted", async () => {
  s3.is("keeps versions");
  expect(await check()).toMatchObject({
    ok: true,
    says: expect.stringContaining("keeps an older version of what is deleted"),
  });
});
