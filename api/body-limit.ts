import type { Context, MiddlewareHandler } from "hono";
import { z } from "zod";
import { megabytes } from "../domain/fields/schema.ts";
import type { Endpoint } from "./endpoint.ts";
import type { ApiContext, ApiEnv } from "./services.ts";
import { problem } from "./errors.ts";

const most = 100 * 1024;

export function bodyLimits(endpoints: Endpoint[]): MiddlewareHandler<ApiEnv> {
  const everything = bodyLimit(most, "100 kB");
  const own = new Map<string, MiddlewareHandler<ApiEnv>>();
  for (const { name, body, maxBytes } of endpoints) {
    const bytes = body instanceof z.ZodType ? maxBytes : body?.maxBytes;
    if (bytes !== undefined) own.set(name, bodyLimit(bytes, inWords(bytes)));
  }
  return (c, next) => (own.get(`${c.req.method} ${c.req.path}`) ?? everything)(c, next);
}

const inWords = (bytes: number) => (bytes < most ? `${bytes / 1024} kB` : megabytes(bytes));

/** Hono's own limit fails with the Node server on chunked bodies and on a DELETE without one. */
function bodyLimit(maxBytes: number, words: string): MiddlewareHandler<ApiEnv> {
  const refuse = (c: ApiContext) =>
    problem(c, 413, "too_large", `The request is larger than ${words}.`);
  return async (c, next) => {
    const { headers, method } = c.req.raw;
    if (method === "GET" || method === "HEAD") return next();
    const length = headers.get("content-length");
    if (length !== null && !headers.has("transfer-encoding")) {
      return Number(length) > maxBytes ? refuse(c) : next();
    }
    const { body } = c.req.raw;
    const read = body ? await readAtMost(body, maxBytes) : new Uint8Array();
    if (!read) return refuse(c);
    c.req.raw = withBody(c, read);
    return next();
  };
}

async function readAtMost(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function withBody(c: Context, body: Uint8Array<ArrayBuffer>): Request {
  const { url, method, headers } = c.req.raw;
  return new Request(url, { method, headers, ...(body.length > 0 ? { body } : {}) });
}
