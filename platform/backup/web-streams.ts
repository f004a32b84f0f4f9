import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";

/** Node's streams and those of the browser's types are the same objects under two declarations. */
export const fromWeb = (stream: ReadableStream<Uint8Array>): Readable =>
  Readable.fromWeb(stream as unknown as NodeStream);

export const toWeb = (stream: Readable) =>
  Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>;
