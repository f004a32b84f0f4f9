import type { Clock } from "../clock.ts";
import type { Delivery } from "./delivery.ts";
import { bestForm, type Forms, prepareForms, sendForm } from "./encodings.ts";
import type { StaticServer } from "./static-server.ts";
import { matchesTag } from "./matches-tag.ts";
import { brotliQuality, compress, etagOf } from "./static-file.ts";

/** Queries that make a page another page. A search (`q`) is never kept: there are too many of them. */
const kept = ["category", "page"];

const longestMs = 60_000;

type Made = { response: Response; cacheUntil: Delivery["cacheUntil"] };

type Entry = { forms: Forms; until: number; bytes: number };

export type PageCache = {
  /** Answers a request for a page that is kept. */
  front: StaticServer;
  /** Keeps what the router made, if it says so, and answers in the form the browser takes. */
  keep(request: Request, make: () => Promise<Made>): Promise<Response>;
  /** Forgets everything, also what is being made right now. */
  drop(): void;
  /** While nobody would tell us of a change, nothing is kept. */
  pause(): void;
  resume(): void;
};

/** Finished pages in memory, compressed; beyond `mostBytes` those that were not asked for longest go. */
export function createPageCache(clock: Clock, mostBytes = 64 * 1024 * 1024): PageCache {
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let generation = 0;
  let paused = false;

  function forget(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function find(key: string): Forms | undefined {
    const entry = entries.get(key);
    if (!entry || paused) return undefined;
    forget(key);
    if (entry.until <= clock.now().getTime()) return undefined;
    store(key, entry);
    return entry.forms;
  }

  function store(key: string, entry: Entry): void {
    forget(key);
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of entries.keys()) {
      if (bytes <= mostBytes) break;
      forget(oldest);
    }
  }

  function drop(): void {
    generation += 1;
    entries.clear();
    bytes = 0;
  }

  return {
    front(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      const forms = find(keyOf(request.url ?? "/") ?? "");
      if (forms) sendForm(forms, request, response);
      return forms !== undefined;
    },
    async keep(request, make) {
      const { pathname, search } = new URL(request.url);
      const key = keyOf(pathname + search);
      const begun = generation;
      const { response: answer, cacheUntil: until } = await make();
      if (until === undefined || request.method !== "GET" || answer.status !== 200) return answer;
      const identity = Buffer.from(await answer.arrayBuffer());
      const headers = Object.fromEntries(answer.headers);
      const type = headers["content-type"] ?? "";
      const bodies = await compress(type, identity, brotliQuality.waiting);
      const forms = prepareForms({ path: pathname, headers, bodies, etag: etagOf(identity) });
      const size = Object.values(bodies).reduce((sum, body) => sum + body.length, 0);
      const soonest = Math.min(until, clock.now().getTime() + longestMs);
      // Made from what was there before a change: good for this answer, not for the next.
      if (until > 0 && key !== undefined && begun === generation && !paused)
        store(key, { forms, until: soonest, bytes: size });
      return responseOf(forms, request);
    },
    drop,
    pause() {
      paused = true;
      drop();
    },
    resume() {
      paused = false;
      drop();
    },
  };
}

/** What the router answers with a page's data, of which a query of its own asks for parts. */
const dataPath = /\.data$/;

/**
 * One key for one page, whatever else is in its address; undefined for a search, for a page's data, and
 * for a name that comes twice: the page may read the other one, and would then be kept as what it is not.
 */
function keyOf(url: string): string | undefined {
  const mark = url.indexOf("?");
  if (dataPath.test(mark === -1 ? url : url.slice(0, mark))) return undefined;
  if (mark === -1) return url;
  const query = new URLSearchParams(url.slice(mark));
  if (query.get("q")?.trim()) return undefined;
  if (["q", ...kept].some((name) => query.getAll(name).length > 1)) return undefined;
  const told = kept.flatMap((name) => {
    const value = query.get(name);
    return value ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return told.length > 0 ? `${url.slice(0, mark)}?${told.join("&")}` : url.slice(0, mark);
}

function responseOf(forms: Forms, request: Request): Response {
  const form = bestForm(forms, request.headers.get("accept-encoding") ?? undefined);
  const headers = new Headers(
    Object.entries(form.headers).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const known = request.headers.get("if-none-match");
  if (known !== null && matchesTag(known, form.etag)) {
    headers.delete("content-length");
    headers.delete("content-encoding");
    return new Response(null, { status: 304, headers });
  }
  return new Response(new Uint8Array(form.body), { headers });
}
