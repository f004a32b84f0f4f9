import { type Bucket, openBucket } from "../../platform/bucket/open-bucket.ts";

/** Milliseconds. */
const hasty = 300;

type TestBucket = Bucket & { hurry(whether: boolean): void };

/** Waits for a store as long as the program does; in a hurry, for one known not to answer, hardly at all. */
export function openTestBucket(settings: Parameters<typeof openBucket>[0]): TestBucket {
  const buckets = { patient: openBucket(settings), hasty: openBucket(settings, hasty) };
  let bucket = buckets.patient;
  return {
    put: (key, bytes) => bucket.put(key, bytes),
    get: (key) => bucket.get(key),
    remove: (key) => bucket.remove(key),
    hurry: (whether) => void (bucket = whether ? buckets.hasty : buckets.patient),
  };
}
