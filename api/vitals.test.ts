import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { vitalsRule } from "./limits.ts";

const token = "a-token-of-enough-characters";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp({ METRICS_TOKEN: token });
});
afterAll(() => home.close());

const felt = { page: "/blog/a-secret-id?x=1", lcp: 1800, inp: 90, cls: 0.02 };
const metrics = async () => {
  const headers = { authorization: `Bearer ${token}` };
  return (await home.request("GET", "/metrics", { headers })).text();
};
const from = (peer: string) => home.post("/api/vitals", { page: "/" }, { peer });
const pageLines = async () =>
  (await metrics()).split("\n").filter((line) => line.startsWith("fontana_page_"));

test("what is refused is not counted: from elsewhere, too large, or nonsense", async () => {
  const elsewhere = { headers: { Origin: "https://elsewhere.example" } };
  expect((await home.post("/api/vitals", felt, elsewhere)).status).toBe(403);
  const large = await home.post("/api/vitals", { ...felt, page: "x".repeat(1024) });
  expect([large.status, await large.text()]).toEqual([413, expect.stringContaining("1 kB")]);
  for (const nonsense of [
    "not json",
    "null",
    {},
    { ...felt, page: 7 },
    { ...felt, lcp: -1 },
    { ...felt, inp: "90" },
    { ...felt, cls: 1e9 },
    { ...felt, more: 1 },
    '{"page":"/","lcp":1e999}',
  ])
    expect((await home.post("/api/vitals", nonsense)).status, JSON.stringify(nonsense)).toBe(400);
  expect(await pageLines()).toEqual([]);
});

test("it is counted by section, nobody can make another one, and no cookie is set", async () => {
  const answer = await home.post("/api/vitals", felt);
  expect([answer.status, answer.headers.get("set-cookie")]).toEqual([204, null]);
  for (const page of ["/", "/membership", "/nowhere/secret-id", "secret-id", "/__proto__"])
    await home.post("/api/vitals", { page, lcp: 3000 });
  const lines = await pageLines();
  for (const line of [
    'fontana_page_largest_paint_seconds_bucket{page="/blog/*",le="2"} 1',
    'fontana_page_interaction_seconds_sum{page="/blog/*"} 0.09',
    'fontana_page_layout_shift_sum{page="/blog/*"} 0.02',
    'fontana_page_largest_paint_seconds_count{page="/"} 1',
    'fontana_page_largest_paint_seconds_count{page="/membership"} 1',
    'fontana_page_largest_paint_seconds_count{page="other"} 3',
  ])
    expect(lines).toContain(line);
  expect(lines.join()).not.toContain("secret");
});

test("one network is heard so often a minute, and then nobody asks the database", async () => {
  const peer = "192.0.2.77";
  for (let sent = 0; sent < vitalsRule.points; sent += 1) await from(peer);
  const refused = await from(peer);
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect((await from("192.0.2.78")).status).toBe(204);
});
