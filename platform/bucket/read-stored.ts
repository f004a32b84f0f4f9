import { CodedError } from "../errors.ts";
import type { Bucket } from "./open-bucket.ts";

type Bytes = Uint8Array<ArrayBuffer>;

export type Stored = { bytes: Bytes | null; object: string | null };

/** Null without a row. A file that moves while it is read is found where it went. @throws CodedError unavailable, not_found */
export async function readStored(
  bucket: Bucket | undefined,
  load: () => Promise<Stored | undefined>,
): Promise<Bytes | null> {
  for (let tries = 0; tries < 2; tries++) {
    const row = await load();
    if (!row) return null;
    if (row.bytes) return row.bytes;
    if (!row.object) break;
    if (!bucket)
      throw new CodedError("unavailable", "This file is in a store that is not set up here.");
    const bytes = await bucket.get(row.object);
    if (bytes) return bytes;
  }
  throw new CodedError("not_found", "This file is no longer here.");
}
