import { beforeAll, describe, expect, it } from "vitest";
import { listedPaths } from "../support/listed-paths.ts";
import { eventually } from "../support/program.ts";
import { servedPages, siteUrl } from "./served-pages.ts";

const origin = new URL(siteUrl).origin;

const post = (path: string, fields: Record<string, string>, cookie = "") =>
  fetch(origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: origin, Cookie: cookie },
    body: new URLSearchParams(fields),
  });
const cookies = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
async function signIn(email: string): Promise<string> {
  const asked = await post("/api/sign-in/email", { email });
  const code = await eventually(async () => {
    const rows = (await (await fetch(`${origin}/dev/mailbox`)).text()).split("<tr>");
    const found = />(\d{6}) /.exec(rows.find((row) => row.includes(email)) ?? "")?.[1];
    if (!found) throw new Error("No mail yet");
    return found;
  });
  const done = await post("/api/sign-in/code", { code }, cookies(asked));
  expect(done.headers.get("location")).toBe("/dashboard");
  return cookies(done);
}

const sameFor = ["etag", "cache-control", "vary", "set-cookie", "content-encoding"];

async function read(path: string, headers: Record<string, string>) {
  const answer = await fetch(origin + path, { headers });
  const text = (await answer.text()).replaceAll(/nonce="[^"]+"/g, "");
  return [answer.status, sameFor.map((name) => answer.headers.get(name)), text];
}

describe("public pages, whoever is signed in", () => {
  let cookie: string;
  beforeAll(async () => {
    cookie = await signIn("reader@example.com");
  });

  it("are the same, down to their cache headers", async () => {
    for (const path of await listedPaths(siteUrl))
      expect(await read(path, { Cookie: cookie }), path).toEqual(await read(path, {}));
  });

  it("are answered 304 for members and visitors alike", async () => {
    const first = await fetch(`${origin}/`);
    const etag = first.headers.get("etag") ?? "none";
    const again = await fetch(`${origin}/`, { headers: { Cookie: cookie, "If-None-Match": etag } });
    expect(again.status).toBe(304);
  });
});

async function reachable(start: string, known = new Map<string, string>()) {
  if (known.has(start)) return known;
  const text = await (await fetch(start)).text();
  known.set(start, text);
  for (const [, at = ""] of text.matchAll(/["'`](\.{1,2}\/[\w./-]+\.js)["'`]/g))
    await reachable(new URL(at, start).href, known);
  return known;
}

describe("the scripts of public pages", () => {
  it("contain nothing of the portal or the back office, not even to load later", async () => {
    const starts = new Set<string>();
    for (const { elements, address } of await servedPages())
      for (const { tag, attributes } of elements)
        if (tag === "script" && attributes["src"] && attributes["type"] === "module")
          starts.add(new URL(attributes["src"], address).href);
    expect(starts.size).toBeGreaterThan(0);
    const scripts = new Map<string, string>();
    for (const start of starts) await reachable(start, scripts);
    expect(scripts.size).toBeGreaterThan(2);
    for (const [address, text] of scripts)
      expect(text, address).not.toMatch(/\/api\/(account|admin)\/|Loading your dashboard/);
  });
});
