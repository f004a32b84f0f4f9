import { S3mini, S3ServiceError } from "s3mini";
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
  /** Also when it is gone. @throws CodedError unavailable */
  remove(key: string): Promise<void>;
};

/** Milliseconds for a whole exchange: the largest email, 25 MB, at 10 Mbit/s. */
const patience = 20_000;

export function openBucket(settings: BucketSettings, timeout = patience): Bucket {
  const client = new S3mini({
    endpoint: `${settings.url.replace(/\/$/, "")}/${settings.bucket}`,
    region: settings.region,
    accessKeyId: settings.keyId,
    secretAccessKey: settings.secret,
    requestAbortTimeout: timeout,
  });
  return {
    put: (key, bytes) =>
      ask("PUT", async () => {
        const answer = await client.putObject(key, bytes, "application/octet-stream");
        await answer.body?.cancel();
      }),
    get: (key) =>
      ask("GET", async () => {
        const answer = await client.getObjectRaw(key).catch(nullIfMissing);
        if (!answer) return null;
        const bytes = new Uint8Array(await answer.arrayBuffer());
        if (sha256(bytes) !== hashIn(key))
          throw new Error("an object holds other bytes than were put");
        return bytes;
      }),
    remove: (key) => ask("DELETE", async () => void (await client.deleteObject(key))),
  };
}

function nullIfMissing(error: unknown): null {
  // A bucket that does not exist answers 404 as well.
  if (
    error instanceof S3ServiceError &&
    error.status === 404 &&
    !error.body?.includes("NoSuchBucket")
  )
    return null;
  throw error;
}

async function ask<T>(method: string, run: () => Promise<T>): Promise<T> {
  try {
    return await inSpan(`file store ${method}`, "client", { "http.request.method": method }, run);
  } catch (cause) {
    throw new CodedError(
      "unavailable",
      "Our file store does not answer. Please try again in a minute.",
      { retryAfter: 60, cause },
    );
  }
}
