import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";
import { createInvalidation, type Invalidation } from "../invalidation.ts";
import type { Rendered } from "./delivery.ts";
import { chooseAnswer, type EncodedFile, encodeFile, sendFile, sizeOf } from "./encodings.ts";
import { brotliQuality, compress } from "./static-file.ts";
import type { StaticServer } from "./static-server.ts";

const maxAgeMs = 60_000;

export type PageCache = Invalidation & {
  serve: StaticServer;
  respond(request: Request, render: () => Promise<Rendered>): Promise<Response>;
};

export function createPageCache(clock: Clock, maxSize = 64 * 1024 * 1024): PageCache {
  const pages = new LRUCache<string, { file: EncodedFile; until: number }>({
    maxSize,
    sizeCalculation: ({ file }, key) => sizeOf(file) + Buffer.byteLength(key),
  });
  const queries = new LRUCache<string, string[]>({
    maxSize: 2 * 1024 * 1024,
    sizeCalculation: (read, path) => 100 + 2 * path.length + 50 * read.length,
  });
  const clear = () => {
    pages.clear();
    queries.clear();
  };
  const expire = () => pages.forEach((page) => void (page.until = 0));
  const { invalidation, beginRead } = createInvalidation(clear, false, expire);

  function lastOf(url: string) {
    const { path, query } = split(url);
    const read = queries.get(path);
    const key = read && keyOf(path, query, read);
    return key ? pages.get(key) : undefined;
  }

  function find(url: string): EncodedFile | undefined {
    const page = lastOf(url);
    return page && page.until > clock.now().getTime() ? page.file : undefined;
  }

  return {
    serve(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const file = find(request.url ?? "/");
      if (file) sendFile(file, request, response);
      return file !== undefined;
    },
    async respond(request, render) {
      const mayStore = beginRead();
      const { response, delivery } = await render();
      const { cacheUntil, outage, queries: read = [] } = delivery;
      const { pathname, search } = new URL(request.url);
      const last = outage && request.method === "GET" ? lastOf(pathname + search) : undefined;
      // A page as it was is worth more to a visitor than none.
      if (last) return responseOf(last.file, request);
      if (cacheUntil === undefined || request.method !== "GET" || response.status !== 200)
        return response;
      const identity = Buffer.from(await response.arrayBuffer());
      const headers = Object.fromEntries(response.headers);
      const type = headers["content-type"] ?? "";
      const file = encodeFile(await compress(type, identity, brotliQuality.waiting), headers);
      const now = clock.now().getTime();
      const key = keyOf(pathname, search, read);
      // Anything rendered before a change is good for this response only.
      if (cacheUntil > now && key && mayStore()) {
        queries.set(pathname, read);
        pages.set(key, { file, until: Math.min(cacheUntil, now + maxAgeMs) });
      }
      return responseOf(file, request);
    },
    ...invalidation,
  };
}

function split(url: string): { path: string; query: string } {
  const mark = url.indexOf("?");
  return mark === -1
    ? { path: url, query: "" }
    : { path: url.slice(0, mark), query: url.slice(mark) };
}

/** Undefined for the router's data requests, and for a repeated name, of which the page may read either. */
function keyOf(path: string, query: string, read: string[]): string | undefined {
  if (path.endsWith(".data")) return undefined;
  if (query === "" || read.length === 0) return path;
  const given = new URLSearchParams(query);
  if (read.some((name) => given.getAll(name).length > 1)) return undefined;
  const meant = read.flatMap((name) => {
    const value = given.get(name);
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return meant.length > 0 ? `${path}?${meant.join("&")}` : path;
}

function responseOf(file: EncodedFile, { headers: asked }: Request): Response {
  const accept = asked.get("accept-encoding") ?? undefined;
  const answer = chooseAnswer(file, accept, asked.get("if-none-match") ?? undefined);
  const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const body = answer.body && new Uint8Array(answer.body);
  return new Response(body, { status: answer.status, headers });
}
