import type { IncomingMessage, ServerResponse } from "node:http";
import fresh from "fresh";
import Negotiator from "negotiator";
import {
  brotliQuality,
  compress,
  type Encoding,
  type Headers,
  hashOf,
  htmlType,
  type StaticFile,
} from "./static-file.ts";

type Encoded = {
  etag: string;
  headers: Record<string, string | number>;
  unchanged: Headers;
  body: Buffer;
};
export type EncodedFile = Record<Encoding, Encoded>;

export function encodeFile(bodies: StaticFile["bodies"], headers: Headers): EncodedFile {
  const hash = hashOf(bodies.identity);
  const encode = (encoding: Encoding): Encoded => {
    const body = bodies[encoding];
    if (!body) return encode("identity");
    const isPlain = encoding === "identity";
    const etag = `"${hash}${isPlain ? "" : `-${encoding}`}"`;
    const unchanged = { ...headers, vary: "accept-encoding", etag };
    const about = {
      "content-length": body.length,
      ...(!isPlain && { "content-encoding": encoding }),
    };
    return { etag, headers: { ...unchanged, ...about }, unchanged, body };
  };
  return { identity: encode("identity"), gzip: encode("gzip"), br: encode("br") };
}

/** Bytes that the objects around a file take. */
const overhead = 1000;

export function sizeOf(file: EncodedFile): number {
  const bodies = new Set(Object.values(file).map(({ body }) => body));
  const headers = Buffer.byteLength(JSON.stringify(file.identity.headers));
  return [...bodies].reduce((sum, body) => sum + body.buffer.byteLength, headers + overhead);
}

const preferred: Encoding[] = ["br", "gzip", "identity"];

/** Browsers send a handful of spellings of this header, millions of times. */
const negotiated = new Map<string | undefined, Encoding>();

/** The encoding a browser likes best, and the smallest where it likes several (RFC 9110, 12.5.3). */
function negotiate(accept: string | undefined): Encoding {
  const known = negotiated.get(accept);
  if (known) return known;
  const negotiator = new Negotiator({ headers: { "accept-encoding": accept } });
  // A client that refuses even identity may still be sent it.
  const encoding = negotiator.encoding(preferred, { preferred }) ?? "identity";
  if (negotiated.size < 100) negotiated.set(accept, encoding);
  return encoding;
}

export function chooseAnswer(
  file: EncodedFile,
  accept: string | undefined,
  ifNoneMatch: string | undefined,
): { status: number; headers: Record<string, string | number>; body: Buffer | null } {
  const { etag, headers, unchanged, body } = file[negotiate(accept)];
  // Only this header: `fresh` reads more into Cache-Control than RFC 9110, 13.1.2 allows.
  return ifNoneMatch && fresh({ "if-none-match": ifNoneMatch }, { etag })
    ? { status: 304, headers: unchanged, body: null }
    : { status: 200, headers, body };
}

export async function encodePage(response: Response, request: Request): Promise<Response> {
  const { status, headers, body } = response;
  const type = headers.get("content-type") ?? "";
  if (!body || type !== htmlType || headers.has("content-encoding")) return response;
  headers.append("vary", "accept-encoding");
  const encoding = negotiate(request.headers.get("accept-encoding") ?? undefined);
  if (encoding === "identity") return response;
  const identity = Buffer.from(await response.arrayBuffer());
  const compressed = (await compress(type, identity, brotliQuality.waiting))[encoding];
  if (compressed) headers.set("content-encoding", encoding);
  return new Response(new Uint8Array(compressed ?? identity), { status, headers });
}

export function sendFile(
  file: EncodedFile,
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
): void {
  const known = asked["if-none-match"];
  const { status, headers, body } = chooseAnswer(file, asked["accept-encoding"], known);
  response.writeHead(status, headers);
  if (method === "HEAD" || !body) response.end();
  else response.end(body);
}
