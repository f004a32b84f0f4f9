import { randomBytes } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Rendered } from "./delivery.ts";
import { createPageCache, type PageCache } from "./page-cache.ts";
import { clockOf } from "../../tests/support/clock.ts";

setFlagsFromString("--expose-gc");

let now: number;
let pages: PageCache;
let made: number;
beforeEach(() => {
  now = 1_000_000;
  made = 0;
  pages = createPageCache(
    clockOf(() => new Date(now)),
    10_000,
  );
});

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

const page =
  (until: number, queries: string[] = [], size = 600) =>
  async (): Promise<Rendered> => {
    made += 1;
    const headers = { "Content-Type": "text/html; charset=utf-8" };
    const text = `${made}:`.padEnd(size, String.fromCharCode(97 + made));
    return { response: new Response(text, { headers }), delivery: { cacheUntil: until, queries } };
  };

const keep = (path: string, until = now + 10_000, headers: Record<string, string> = {}) =>
  pages.respond(
    new Request(`http://localhost${path}`, { headers }),
    page(until, ["q", "category", "page"]),
  );

/** Does not compress, and fits three times. */
const big = (path: string) =>
  pages.respond(new Request(`http://localhost${path}`), async () => {
    const headers = { "Content-Type": "image/png" };
    return {
      response: new Response(randomBytes(2000), { headers }),
      delivery: { cacheUntil: now + 1000 },
    };
  });

async function fromMemory(path: string, headers: Record<string, string> = {}) {
  const server = createServer((request, response) => {
    if (!pages.serve(request, response)) response.writeHead(599).end();
  }).listen(0, "127.0.0.1");
  closers.push(() => server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return answer.status === 599 ? undefined : answer;
}

test("a cacheable page is sent again, in the requested encoding and with an ETag", async () => {
  const first = await keep("/blog", now + 10_000, { "accept-encoding": "gzip" });
  const body = gunzipSync(Buffer.from(await first.arrayBuffer())).toString();
  const again = await fromMemory("/blog", { "accept-encoding": "gzip" });
  expect(await again?.text()).toBe(body);
  const tag = again?.headers.get("etag") ?? "";
  const known = await fromMemory("/blog", { "accept-encoding": "gzip", "if-none-match": tag });
  expect(known?.status).toBe(304);
  const asked = await keep("/blog", now + 10_000, {
    "accept-encoding": "gzip",
    "if-none-match": "*",
  });
  expect(asked.status).toBe(304);
});

test.each(["?category=&category=B", "?category=A&category=B", "?page=1&page=2", "?q=&q=x"])(
  "a query with a repeated name is neither cached nor served from the cache: %s",
  async (query) => {
    await keep(`/blog${query}`);
    expect(await fromMemory("/blog")).toBeUndefined();
    expect(await fromMemory("/blog?category=A")).toBeUndefined();
    await keep("/blog");
    expect(await fromMemory(`/blog${query}`)).toBeUndefined();
  },
);

test.each(["/blog.data", "/blog.data?_routes=root", "/blog/_.data?page=1"])(
  "page data is never cached, since a request may be for part of it: %s",
  async (path) => {
    await keep(path);
    expect(await fromMemory(path)).toBeUndefined();
    expect(await fromMemory("/blog.data")).toBeUndefined();
  },
);

test("unread queries share a page, and pages not worth caching are not cached", async () => {
  await keep("/blog?category=A%20B&utm_source=x");
  expect(await fromMemory("/blog?utm_source=y&category=A+B&q=")).toBeDefined();
  expect(await fromMemory("/blog")).toBeUndefined();
  await keep("/blog?q=crm", 0);
  expect(await fromMemory("/blog?q=crm")).toBeUndefined();
  await pages.respond(new Request("http://localhost/post?page=2"), page(now + 10_000));
  expect(await fromMemory("/post?page=3&category=A&page=4")).toBeDefined();
  expect(await fromMemory("/post")).toBeDefined();
});

test("a page expires on time, and after a minute in any case", async () => {
  await keep("/blog", now + 500);
  now += 499;
  expect(await fromMemory("/blog")).toBeDefined();
  now += 1;
  expect(await fromMemory("/blog")).toBeUndefined();
  await keep("/blog", now + 999_999);
  now += 60_000;
  expect(await fromMemory("/blog")).toBeUndefined();
});

test("a change drops cached pages, and those being rendered are not cached", async () => {
  await keep("/a");
  pages.drop();
  expect(await fromMemory("/a")).toBeUndefined();
  const making = Promise.withResolvers<Rendered>();
  const answer = pages.respond(new Request("http://localhost/a"), () => making.promise);
  pages.drop();
  making.resolve(await page(now + 10_000)());
  expect((await answer).status).toBe(200);
  expect(await fromMemory("/a")).toBeUndefined();
});

test("nothing is cached while changes may be missed", async () => {
  await keep("/a");
  pages.pause();
  expect(await fromMemory("/a")).toBeUndefined();
  await keep("/a");
  pages.resume();
  expect(await fromMemory("/a")).toBeUndefined();
  await keep("/a");
  expect(await fromMemory("/a")).toBeDefined();
});

const during = (path: string, outage: boolean) =>
  pages.respond(new Request(`http://localhost${path}`), async () => ({
    response: new Response("Away", { status: outage ? 503 : 500 }),
    delivery: outage ? { outage } : {},
  }));

test("while the database is away the last page is shown, unless it has changed since", async () => {
  const text = await (await keep("/blog")).text();
  pages.pause();
  now += 3_600_000;
  expect(await fromMemory("/blog")).toBeUndefined();
  const shown = await during("/blog", true);
  expect([shown.status, await shown.text()]).toEqual([200, text]);
  expect((await during("/blog", false)).status).toBe(500);
  expect((await during("/blog?page=2", true)).status).toBe(503);
  pages.resume();
  expect((await during("/blog", true)).status).toBe(503);
  await keep("/blog");
  pages.drop();
  expect((await during("/blog", true)).status).toBe(503);
});

test("the cache is bounded and keeps the most recently used pages", async () => {
  for (const path of ["/1", "/2", "/3"]) await big(path);
  expect(await fromMemory("/1")).toBeDefined();
  for (const path of ["/4", "/5"]) await big(path);
  const there = await Promise.all(["/1", "/2", "/5"].map((path) => fromMemory(path)));
  expect(there.map((answer) => answer !== undefined)).toEqual([true, false, true]);
});

test.each([
  ["address", (long: string, number: number) => ({ path: `/${long}${number}`, header: "" })],
  ["header", (long: string, number: number) => ({ path: `/${number}`, header: long })],
])("its %s counts toward the cache size too", async (_, made) => {
  const pagesMade = [1, 2, 3, 4, 5].map((number) => made("a".repeat(3000), number));
  for (const { path, header } of pagesMade)
    await pages.respond(new Request(`http://localhost${path}`), async () => ({
      response: new Response("x", { headers: { "X-Long": header } }),
      delivery: { cacheUntil: now + 1000 },
    }));
  const there = await Promise.all(pagesMade.map(({ path }) => fromMemory(path)));
  // Of 10,000 bytes, 3,000 each.
  expect(there.filter((answer) => answer !== undefined).length).toBeLessThanOrEqual(3);
  expect(there.at(-1)).toBeDefined();
});

test("6,000 distinct queries stay within the cache's memory, and meaningless ones share a page", async () => {
  const collect = runInNewContext("gc") as () => void;
  const held = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const most = 4 * 1024 * 1024;
  pages = createPageCache(
    clockOf(() => new Date(now)),
    most,
  );
  const ask = (query: string) =>
    pages.respond(
      new Request(`http://localhost/blog?${query}`),
      page(now + 10_000, ["q", "category", "page"], 3000),
    );
  await ask("category=0");
  const before = held();
  for (let number = 0; number < 6000; number += 1) await ask(`category=${number}&utm=${number}`);
  await expect.poll(() => held() - before).toBeLessThan(2 * most);
  const rendered = made;
  for (let number = 0; number < 6000; number += 1) {
    const request = { method: "GET", url: `/blog?utm=${number}&category=5999`, headers: {} };
    const response = { writeHead: () => undefined, end: () => undefined };
    expect(pages.serve(request as IncomingMessage, response as unknown as ServerResponse)).toBe(
      true,
    );
  }
  expect(made).toBe(rendered);
}, 60_000);

test("errors and responses without cache instructions pass through unchanged", async () => {
  const request = new Request("http://localhost/x");
  const plain = new Response("x", { headers: { "Set-Cookie": "a=1" } });
  const untold = async () => ({ response: plain, delivery: {} });
  expect(await pages.respond(request, untold)).toBe(plain);
  const response = new Response("x", { status: 404 });
  const missing = async () => ({ response, delivery: { cacheUntil: now + 10_000 } });
  expect((await pages.respond(request, missing)).status).toBe(404);
  expect(await fromMemory("/x")).toBeUndefined();
});
