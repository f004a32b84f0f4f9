import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createStaticServer } from "./static-server.ts";
import { scriptHashesOf, withHeaders } from "./file-headers.ts";
import { compressFiles, readFiles, writePages } from "./site-files.ts";

const inline = "console.log(1)";
const home = `<!doctype html><title>Home</title><script>${inline}</script>${"<p>Systems, joined up.</p>".repeat(40)}`;
const script = "export const joined = true;\n".repeat(40);
const hash = `'sha256-${createHash("sha256").update(inline).digest("base64")}'`;

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;

let folder: string;
const servers: Server[] = [];
let ask: Ask;
let askLive: Ask;

const page = (path: string) => ({ path, type: "text/html; charset=utf-8", text: home });

async function serve(live: boolean): Promise<Ask> {
  const files = await readFiles(folder);
  const served = withHeaders(files, { live, scriptHashes: scriptHashesOf(files) });
  const serveStatic = createStaticServer(served, { "/": [], "/contact": ["plan"] });
  const server = createServer((request, response) => {
    if (!serveStatic(request, response)) response.writeHead(299).end("not from memory");
  }).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return (path, headers = {}, method = "GET") =>
    new Promise((resolve, reject) => {
      request({ port, host: "127.0.0.1", path, method, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on("error", reject)
        .end();
    });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "fontana-front-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets/start-a1b2c3.js"), script);
  await writeFile(join(folder, "icon.svg"), "<svg/>");
  await writePages(folder, [page("/"), page("/contact"), page("/solutions/zoho")]);
  await compressFiles(folder);
  [ask, askLive] = await Promise.all([serve(false), serve(true)]);
});
afterAll(async () => {
  for (const server of servers) server.close();
  await rm(folder, { recursive: true, force: true });
});

describe("the encoding that is sent", () => {
  test.each([
    [undefined, undefined],
    ["", undefined],
    ["gzip, deflate, br, zstd", "br"],
    ["BR", "br"],
    ["gzip, deflate", "gzip"],
    ["gzip;q=1.0, br;q=0", "gzip"],
    ["gzip;q=0, br;q=0.000", undefined],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["identity;q=1, br;q=0.4", undefined],
    ["br;q=0.1", "br"],
    ["*", "br"],
    ["*;q=0.3, br;q=0", "gzip"],
    ["deflate, zstd", undefined],
    ["brotli, x-gzip", undefined],
    ["identity;q=0, *;q=0", undefined],
    ["br;q=nonsense", undefined],
  ])("for Accept-Encoding %j is %j", async (accept, expected) => {
    const answer = await ask("/", accept === undefined ? {} : { "accept-encoding": accept });
    expect(answer.headers["content-encoding"]).toBe(expected);
    const plain = { br: brotliDecompressSync, gzip: gunzipSync }[expected ?? ""];
    expect((plain ? plain(answer.body) : answer.body).toString()).toBe(home);
    expect(answer.headers["content-length"]).toBe(String(answer.body.length));
    expect(answer.headers.vary).toBe("accept-encoding");
  });

  test("is identity if compressing gains nothing", async () => {
    const answer = await ask("/icon.svg", { "accept-encoding": "br, gzip" });
    expect(answer.headers["content-encoding"]).toBeUndefined();
    expect(answer.body.toString()).toBe("<svg/>");
  });
});

const br = { "accept-encoding": "br" };
const tagOf = async (headers: Record<string, string>) => (await ask("/", headers)).headers.etag!;

describe("a page the browser has already", () => {
  test("has an ETag for each encoding", async () => {
    const tags = [await tagOf(br), await tagOf({ "accept-encoding": "gzip" }), await tagOf({})];
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  test.each([
    ["its tag", (tag: string) => tag],
    ["its tag, weakened by a proxy", (tag: string) => `W/${tag}`],
    ["several tags", (tag: string) => `"one", W/"two, three",${tag} , "four"`],
    ["any tag", () => "*"],
  ])("is not sent again to who names %s", async (_, known) => {
    const tag = await tagOf(br);
    const answer = await ask("/", { ...br, "if-none-match": known(tag) });
    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
    expect(answer.headers).toMatchObject({
      etag: tag,
      vary: "accept-encoding",
      "cache-control": "public, no-cache, no-transform",
    });
    expect(answer.headers).not.toHaveProperty("content-length");
    expect(answer.headers).not.toHaveProperty("content-encoding");
  });

  test.each([
    ["another tag", () => '"another"'],
    ["a tag that begins with it", (tag: string) => `${tag.slice(0, -1)}x"`],
    ["its tag inside another", (tag: string) => `"x${tag.slice(1)}`],
    ["its tag without quotes", (tag: string) => tag.slice(1, -1)],
    ["nothing", () => ""],
  ])("is sent to who names %s", async (_, known) => {
    const answer = await ask("/", { ...br, "if-none-match": known(await tagOf(br)) });
    expect(answer.status).toBe(200);
  });

  test("is sent to a browser that has another encoding of it", async () => {
    expect((await ask("/", { "if-none-match": await tagOf(br) })).status).toBe(200);
  });
});

test("HEAD answers like GET, without the body", async () => {
  const [head, get] = [await ask("/", br, "HEAD"), await ask("/", br)];
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expect({ ...head.headers, date: "" }).toEqual({ ...get.headers, date: "" });
  const known = { ...br, "if-none-match": get.headers.etag! };
  expect((await ask("/", known, "HEAD")).status).toBe(304);
});

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])(
  "%s is left to what stands behind",
  async (method) => {
    expect((await ask("/", {}, method)).status).toBe(299);
  },
);

test.each([
  ["/?utm_source=mail", 200],
  ["/?", 200],
  ["/contact", 200],
  ["/contact.html", 299],
  ["/solutions/zoho", 200],
  ["/contact?ref=home", 200],
  ["/contact?plan=", 200],
  ["/contact?plan=zoho", 299],
  ["/contact?ref=1&plan=zoho", 299],
  ["/contact?%70lan=zoho", 299],
  ["/contact/", 299],
  ["//", 299],
  ["/CONTACT", 299],
  ["/constructor", 299],
  ["/assets/../icon.svg", 299],
  ["/assets/start-a1b2c3.js.br", 299],
])("%s is answered %i", async (path, status) => {
  expect((await ask(path)).status).toBe(status);
});

test("hashed files are cached for a year, the rest for an hour", async () => {
  const asset = await ask("/assets/start-a1b2c3.js", { "accept-encoding": "br" });
  expect(asset.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "text/javascript; charset=utf-8",
    "content-encoding": "br",
    "x-content-type-options": "nosniff",
  });
  expect(brotliDecompressSync(asset.body).toString()).toBe(script);
  expect((await ask("/icon.svg")).headers["cache-control"]).toBe("public, max-age=3600");
});

describe("a page's headers", () => {
  test("allow our own files and the scripts known at build, nothing else", async () => {
    const policy = String((await ask("/")).headers["content-security-policy"]);
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src 'self' ${hash}`,
        "style-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "require-trusted-types-for 'script'",
        "trusted-types own-html",
      ]),
    );
    expect(policy).not.toContain("unsafe");
  });

  test("are the ones a scanner looks for", async () => {
    expect((await ask("/")).headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
  });

  test("ask for https only when live", async () => {
    const [onTrial, live] = [(await ask("/")).headers, (await askLive("/")).headers];
    expect(onTrial).not.toHaveProperty("strict-transport-security");
    expect(onTrial["content-security-policy"]).not.toContain("upgrade-insecure-requests");
    expect(live["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
    expect(live["content-security-policy"]).toContain("upgrade-insecure-requests");
  });

  test("and a file's keep it out of frames, and to https once live", async () => {
    const { headers } = await askLive("/icon.svg");
    expect(headers["content-security-policy"]).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    );
    expect(headers["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
  });
});
