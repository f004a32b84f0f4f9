import type { Context, MiddlewareHandler } from "hono";
import type { ApiContext, ApiEnv } from "./services.ts";
import { problem } from "./errors.ts";

/**
 * Refuses larger bodies. Ours because hono's own copies any request that states no length, which fails
 * on the server's requests: a DELETE without a body, a body in chunks.
 */
export function bodyLimit(maxBytes: number, words: string): MiddlewareHandler<ApiEnv> {
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
