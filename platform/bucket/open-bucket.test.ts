import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { checkSignature } from "../../tests/fakes/check-signature.ts";
import { type FakeS3, openFakeS3 } from "../../tests/fakes/s3.ts";
import { readSettings } from "../env.ts";
import { newObjectKey } from "./object-key.ts";
import { openBucket } from "./open-bucket.ts";

let s3: FakeS3;

beforeEach(async () => void (s3 = await openFakeS3()));
afterEach(() => s3.close());

const bytes = new Uint8Array(Buffer.from("what a file holds, ä and \0"));
const open = (given: Record<string, string> = {}, patience?: number) => {
  const { files } = readSettings(
    { SECRET: "s".repeat(32), ...s3.env, ...given },
    { admin: "admin@firm.example", firm: "firm@firm.example" },
  );
  return openBucket(files.bucket!, patience);
};

test("the signature that the fake asks for is the one that AWS publishes", () => {
  const asked = {
    method: "GET",
    url: "/test.txt",
    headers: {
      host: "examplebucket.s3.amazonaws.com",
      range: "bytes=0-9",
      "x-amz-content-sha256": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      "x-amz-date": "20130524T000000Z",
      authorization:
        "AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    },
    body: new Uint8Array(),
  };
  const keys = {
    keyId: "AKIAIOSFODNN7EXAMPLE",
    secret: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
    region: "us-east-1",
  };
  const then = new Date("2013-05-24T00:05:00Z");
  expect(checkSignature(asked, keys, then)).toBeNull();
  expect(checkSignature({ ...asked, url: "/other.txt" }, keys, then)).toBe("SignatureDoesNotMatch");
  expect(checkSignature(asked, keys, new Date("2013-05-25"))).toBe("RequestTimeTooSkewed");
});

test("what is put is got, until it is removed", async () => {
  const bucket = open();
  const key = newObjectKey(bytes);
  expect(await bucket.get(key)).toBeNull();
  await bucket.put(key, bytes);
  expect(await bucket.get(key)).toEqual(bytes);
  expect([...s3.objects.keys()]).toEqual([key]);
  await bucket.remove(key);
  await bucket.remove(key);
  expect(await bucket.get(key)).toBeNull();
  expect(newObjectKey(bytes)).not.toBe(key);
});

test("what a store says is not there has been removed", async () => {
  s3.is("misses");
  expect(await open().remove(newObjectKey(bytes))).toBe("removed");
});

test.each([
  ["keeps versions", "hidden"],
  ["has suspended its versions", "removed"],
] as const)("of what is removed from a store that %s it is told: %s", async (trouble, end) => {
  const bucket = open();
  const key = newObjectKey(bytes);
  await bucket.put(key, bytes);
  s3.is(trouble);
  expect(await bucket.remove(key)).toBe(end);
});

test("a proxy that finds no store is no store without the file", async () => {
  s3.is("has no route");
  const key = newObjectKey(bytes);
  for (const ask of ["get", "remove"] as const)
    await expect(open()[ask](key)).rejects.toMatchObject({ code: "unavailable" });
});

test.each(["fails", "slows down", "hangs up"] as const)(
  "a store that %s once is asked again, and up to twice in the time that whoever asks waits",
  async (trouble) => {
    const bucket = open();
    const key = newObjectKey(bytes);
    s3.is(trouble, 1);
    await bucket.put(key, bytes);
    s3.is(trouble, 1);
    expect(await bucket.get(key)).toEqual(bytes);
    s3.is(trouble, 1);
    await bucket.remove(key);
    expect(s3.objects.size).toBe(0);
    const asked = s3.asked.length;
    s3.is(trouble);
    await expect(bucket.get(key)).rejects.toMatchObject({ code: "unavailable" });
    expect(s3.asked).toHaveLength(asked + 3);
    // The second pause would last longer.
    await expect(open({}, 1_200).get(key)).rejects.toMatchObject({ code: "unavailable" });
    expect(s3.asked).toHaveLength(asked + 3 + 2);
  },
);

test("a store that refuses is asked once", async () => {
  s3.is("refuses");
  await expect(open().get(newObjectKey(bytes))).rejects.toMatchObject({ code: "unavailable" });
  expect(s3.asked).toHaveLength(1);
});

test("several that ask first on a UTC day all sign with its key", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-28T23:59:59Z") });
  onTestFinished(() => void vi.useRealTimers());
  const bucket = open();
  const key = newObjectKey(bytes);
  await bucket.put(key, bytes);
  vi.setSystemTime(new Date("2026-11-29T00:00:01Z"));
  const got = await Promise.all(Array.from({ length: 4 }, () => bucket.get(key)));
  expect(got).toEqual([bytes, bytes, bytes, bytes]);
});

test.each(["hangs", "fails", "refuses", "changes", "stalls"] as const)(
  "a store that %s makes a file unavailable, soon",
  async (trouble) => {
    const key = newObjectKey(bytes);
    await open().put(key, bytes);
    const bucket = open({}, 200);
    s3.is(trouble);
    const limits = vi.spyOn(AbortSignal, "timeout");
    onTestFinished(() => limits.mockRestore());
    await expect(bucket.get(key)).rejects.toMatchObject({ code: "unavailable", retryAfter: 60 });
    // One exchange, since a pause would outlast them.
    expect(limits.mock.calls.map(([ms]) => ms <= 200)).toEqual([true]);
  },
);

test.each<Record<string, string>>([
  { FILES_S3_SECRET: "another" },
  { FILES_S3_KEY_ID: "another" },
  { FILES_S3_REGION: "another" },
  // It answers 404, as a file that is gone does.
  { FILES_S3_BUCKET: "another" },
  { FILES_S3_URL: "http://127.0.0.1:9" },
])("%o is no empty store", async (wrong) => {
  const bucket = open(wrong);
  const key = newObjectKey(bytes);
  const asked = [bucket.get(key), bucket.put(key, bytes), bucket.remove(key)];
  for (const end of await Promise.allSettled(asked))
    expect(end).toMatchObject({ status: "rejected", reason: { code: "unavailable" } });
});
