import { setTimeout as wait } from "node:timers/promises";
import { S3mini, S3NetworkError, S3ServiceError } from "s3mini";
import type { BucketSettings } from "../env.ts";
import { CodedError } from "../errors.ts";
import { inSpan } from "../tracing/spans.ts";
import { hashIn, sha256 } from "./object-key.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export type Bucket = {
  /** @throws CodedError unavailable */
  put(key: string, bytes: Bytes): Promise<void>;
  /** Null if there is none. @throws CodedError unavailable, also when it holds other bytes than its key says */
  get(key: string): Promise<Bytes | null>;
  /** Also when it is gone. @returns hidden where the bucket keeps it as an older version @throws CodedError unavailable */
  remove(key: string): Promise<"removed" | "hidden">;
};

/** Milliseconds for a whole exchange, however often it is tried: the largest email, 25 MB, at 10 Mbit/s. */
const patience = 20_000;
/** Milliseconds before another try. */
const pauses = [300, 1_000];

export function openBucket(settings: BucketSettings, timeout = patience): Bucket {
  // Anew for each try: when a UTC day begins, one that several share signs with the key of the day before.
  const connect = (requestAbortTimeout: number) =>
    new S3mini({
      endpoint: `${settings.url.replace(/\/$/, "")}/${settings.bucket}`,
      region: settings.region,
      accessKeyId: settings.keyId,
      secretAccessKey: settings.secret,
      requestAbortTimeout,
    });

  async function ask<T>(method: string, run: (client: S3mini) => Promise<T>): Promise<T> {
    const ends = performance.now() + timeout;
    try {
      return await inSpan(`file store ${method}`, "client", { "http.request.method": method }, () =>
        keepTrying(ends, (left) => run(connect(left))),
      );
    } catch (cause) {
      throw new CodedError(
        "unavailable",
        "Our file store does not answer. Please try again in a minute.",
        { retryAfter: 60, cause },
      );
    }
  }

  return {
    put: (key, bytes) =>
      ask("PUT", async (client) => {
        const answer = await client.putObject(key, bytes, "application/octet-stream");
        await answer.body?.cancel();
      }),
    get: (key) =>
      ask("GET", async (client) => {
        const answer = await client.getObjectRaw(key).catch(nullIfMissing);
        if (!answer) return null;
        const bytes = new Uint8Array(await answer.arrayBuffer());
        if (sha256(bytes) !== hashIn(key))
          throw new Error("an object holds other bytes than were put");
        return bytes;
      }),
    remove: (key) =>
      ask("DELETE", async (client) => {
        const answer = await client.deleteObject(key, { versionInfo: true }).catch(nullIfMissing);
        // Where versions are suspended the marker takes the object's own place.
        const isHidden = answer?.deleteMarker && answer.deleteMarkerVersionId !== "null";
        return isHidden ? "hidden" : "removed";
      }),
  };
}

/** A key is written once, so that each exchange may be repeated. */
async function keepTrying<T>(
  ends: number,
  run: (left: number) => Promise<T>,
  [pause, ...more] = pauses,
): Promise<T> {
  try {
    return await run(Math.max(1, Math.ceil(ends - performance.now())));
  } catch (error) {
    if (pause === undefined || !mayPass(error) || performance.now() + pause >= ends) throw error;
  }
  await wait(pause);
  return keepTrying(ends, run, more);
}

/** What takes too long is no TypeError, as a connection that breaks is. */
function mayPass(error: unknown): boolean {
  if (error instanceof S3ServiceError) return error.status === 429 || error.status >= 500;
  return error instanceof S3NetworkError || error instanceof TypeError;
}

function nullIfMissing(error: unknown): null {
  // A missing bucket, and a proxy whose store is down, answer 404 as well.
  if (
    error instanceof S3ServiceError &&
    error.status === 404 &&
    error.body?.includes("<Code>NoSuchKey</Code>")
  )
    return null;
  throw error;
}
