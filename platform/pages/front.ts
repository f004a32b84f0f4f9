import type { IncomingMessage, ServerResponse } from "node:http";
import type { Encoding, StaticFile } from "./static-file.ts";

type Ready = { etag: string; headers: Record<string, string | number>; body: Buffer };
type Forms = Record<Encoding, Ready>;

/** Answers a request from memory; false where the address is not one of its own. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean;

function prepare(file: StaticFile): Forms {
  const form = (encoding: Encoding): Ready => {
    const body = file.bodies[encoding];
    if (!body) return form("identity");
    const etag = `"${file.etag}${encoding === "identity" ? "" : `-${encoding}`}"`;
    return {
      etag,
      body,
      headers: {
        ...file.headers,
        vary: "accept-encoding",
        etag,
        "content-length": body.length,
        ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
      },
    };
  };
  return { identity: form("identity"), gzip: form("gzip"), br: form("br") };
}

/** The best form a browser takes; a form it gives q=0 it does not take. */
export function acceptedEncoding(accept: string | undefined): Encoding {
  if (!accept) return "identity";
  const takes = (name: string) =>
    new RegExp(`(^|[\\s,])${name}(?!\\s*;\\s*q=0(\\.0*)?(\\s*,|\\s*$))`, "i").test(accept);
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}

/**
 * Serves prerendered pages and assets with no framework in the way. A page whose query is named
 * in `dynamicQueries` is left to the router for those queries.
 */
export function createFront(files: StaticFile[], dynamicQueries: Record<string, string[]>): Front {
  const byPath = new Map(files.map((file) => [file.path, prepare(file)]));
  const encodings = new Map<string | undefined, Encoding>();
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const url = request.url ?? "/";
    const mark = url.indexOf("?");
    const path = mark === -1 ? url : url.slice(0, mark);
    const forms = byPath.get(path);
    if (!forms) return false;
    if (mark !== -1 && dynamicQueries[path]) {
      const query = new URLSearchParams(url.slice(mark));
      if (dynamicQueries[path].some((name) => query.get(name))) return false;
    }
    const accept = request.headers["accept-encoding"] as string | undefined;
    let encoding = encodings.get(accept);
    if (!encoding) {
      encoding = acceptedEncoding(accept);
      if (encodings.size < 100) encodings.set(accept, encoding);
    }
    const { etag, headers, body } = forms[encoding];
    const known = request.headers["if-none-match"];
    if (known !== undefined && (known === "*" || known.includes(etag))) {
      const { "content-length": _, "content-encoding": __, ...rest } = headers;
      response.writeHead(304, rest).end();
      return true;
    }
    response.writeHead(200, headers);
    if (request.method === "HEAD") response.end();
    else response.end(body);
    return true;
  };
}
