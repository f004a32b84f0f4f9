import { randomBytes } from "node:crypto";
import { S3ServiceError } from "s3mini";
import { maxMailBytes } from "../../domain/files/schema.ts";
import { newObjectKey } from "../../platform/bucket/object-key.ts";
import { openBucket } from "../../platform/bucket/open-bucket.ts";
import type { BucketSettings } from "../../platform/env.ts";
import { reasonOf } from "../../platform/reason-of.ts";
import type { Probe } from "./probe.ts";

export const fileStore = (settings: BucketSettings): Probe => ({
  name: "file store",
  fix: "Check the five FILES_S3_ settings, that the key may put, get, delete and list in that bucket, and that a proxy before it takes 25 MB.",
  // The largest file goes there and back.
  withinMs: 90_000,
  run: async () => {
    const bucket = openBucket(settings);
    const bytes = new Uint8Array(randomBytes(maxMailBytes));
    const key = newObjectKey(bytes);
    const [got] = await Promise.allSettled([bucket.put(key, bytes).then(() => bucket.get(key))]);
    // Whatever became of it: nothing else removes what no row knows of.
    const [removed] = await Promise.allSettled([bucket.remove(key)]);
    if (got.status === "rejected") return tellCause(got.reason);
    if (removed.status === "rejected") return tellCause(removed.reason);
    if (!got.value) throw new Error("it has lost what was just put there");
    await bucket.get(newObjectKey(new Uint8Array())).catch(tellOfMissing);
    const takes = `${settings.bucket} takes, gives and deletes`;
    return removed.value === "hidden" ? `${takes}, ${ofVersions}` : takes;
  },
});

/** No fault of the settings: a bucket at Backblaze always does, and says nothing of its lifecycle. */
const ofVersions =
  "but keeps an older version of what is deleted, also of what is erased: turn versions off, or have its lifecycle keep only the last one";

function tellCause(error: unknown): never {
  throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
}

function tellOfMissing(error: Error): never {
  const { cause } = error;
  if (!(cause instanceof S3ServiceError && cause.status === 403)) tellCause(error);
  throw new Error(
    `it does not say that a file is missing, so that a lost one looks like an outage: let the key list the bucket, s3:ListBucket at Amazon (${reasonOf(cause)})`,
  );
}
