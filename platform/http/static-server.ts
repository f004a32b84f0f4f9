import type { IncomingMessage, ServerResponse } from "node:http";
import { prepareForms, sendForm } from "./encodings.ts";
import type { StaticFile } from "./static-file.ts";

/** Answers a request from memory; false where the address is not one of its own. */
export type StaticServer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Serves prerendered pages and assets with no framework in the way. A page whose query is named
 * in `dynamicQueries` is left to the router for those queries.
 */
export function createStaticServer(
  files: StaticFile[],
  dynamicQueries: Record<string, string[]>,
): StaticServer {
  const byPath = new Map(files.map((file) => [file.path, prepareForms(file)]));
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
    sendForm(forms, request, response);
    return true;
  };
}
