import type { IncomingMessage, ServerResponse } from "node:http";
import { encodeFile, sendFile } from "./encodings.ts";
import type { Headers, StaticFile } from "./static-file.ts";

/** Answers a request from memory; false where the address is not one of its own. */
export type StaticServer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A page is left to the router for the `queries` it reads. */
export function createStaticServer(
  files: (StaticFile & { headers: Headers })[],
  queries: Record<string, string[]>,
): StaticServer {
  const byPath = new Map(
    files.map(({ path, bodies, headers }) => [path, encodeFile(bodies, headers)]),
  );
  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const url = request.url ?? "/";
    const mark = url.indexOf("?");
    const path = mark === -1 ? url : url.slice(0, mark);
    const file = byPath.get(path);
    if (!file) return false;
    if (mark !== -1 && queries[path]) {
      const query = new URLSearchParams(url.slice(mark));
      if (queries[path].some((name) => query.get(name))) return false;
    }
    sendFile(file, request, response);
    return true;
  };
}
