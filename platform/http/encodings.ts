import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding } from "./accepted-encoding.ts";
import { matchesTag } from "./matches-tag.ts";
import type { Encoding, StaticFile } from "./static-file.ts";

type Ready = { etag: string; headers: Record<string, string | number>; body: Buffer };
export type Forms = Record<Encoding, Ready>;

/** Each form of a file with its headers, ready to be sent as it is. */
export function prepareForms(file: StaticFile): Forms {
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

/** Browsers send a handful of spellings of this header, millions of times. */
const encodings = new Map<string | undefined, Encoding>();

export function bestForm(forms: Forms, accept: string | undefined): Ready {
  let encoding = encodings.get(accept);
  if (!encoding) {
    encoding = acceptedEncoding(accept);
    if (encodings.size < 100) encodings.set(accept, encoding);
  }
  return forms[encoding];
}

/** Sends the form the browser takes, or nothing but headers where it has it already. */
export function sendForm(forms: Forms, request: IncomingMessage, response: ServerResponse): void {
  const accept = request.headers["accept-encoding"];
  const { etag, headers, body } = bestForm(forms, accept);
  const known = request.headers["if-none-match"];
  if (known !== undefined && matchesTag(known, etag)) {
    const { "content-length": _, "content-encoding": __, ...rest } = headers;
    response.writeHead(304, rest).end();
    return;
  }
  response.writeHead(200, headers);
  if (request.method === "HEAD") response.end();
  else response.end(body);
}
