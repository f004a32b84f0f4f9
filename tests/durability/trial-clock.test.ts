import { afterAll, beforeAll, expect, it } from "vitest";
import { adminOf } from "../support/admin-of.ts";
import { newDataDir, type Program, startProgram } from "../support/program.ts";

const dayMs = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

let program: Program;
let dataDir: string;

beforeAll(async () => {
  dataDir = await newDataDir();
  program = await startProgram({ dataDir });
});
afterAll(() => program.stop());

const move = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${program.url}/dev/clock`, {
    method: "POST",
    headers: { Origin: program.url, "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

async function aheadDays(): Promise<number> {
  const page = await (await fetch(`${program.url}/dev/clock`)).text();
  const [, date = "", time = ""] = /<p>\w+, (.*?) at (.*?)<\/p>/.exec(page) ?? [];
  return (Date.parse(`${date} ${time}`) - Date.now()) / dayMs;
}

it("moves the firm's time and nobody's session, and remembers it over a restart", async () => {
  const call = await adminOf(program);
  const { slug } = await call<{ slug: string }>("POST", "/api/blog-posts", {
    title: "A post for the day after tomorrow",
    content: "It says so.",
    summary: "Later.",
    category: "CRM",
    status: "published",
    publishedAt: inDays(2),
  });
  const status = async () => (await fetch(`${program.url}/blog/${slug}`)).status;
  expect(await status()).toBe(404);

  const asked = Date.now();
  const answer = await move({ days: 3 });
  expect(answer.status).toBe(200);
  const { now } = (await answer.json()) as { now: string };
  expect(Date.parse(now) - asked).toBeGreaterThanOrEqual(3 * dayMs);
  expect(await status()).toBe(200);
  expect(await aheadDays()).toBeGreaterThan(1);

  // A session lasts a week.
  expect((await move({ to: inDays(30) })).status).toBe(200);
  expect(await call("GET", "/api/auth/user")).toMatchObject({ isAdmin: true });

  await program.stop();
  program = await startProgram({ dataDir });
  expect(await aheadDays()).toBeGreaterThan(28);
  expect(await status()).toBe(200);
});

it("turns from its page, and back to it", async () => {
  const before = await aheadDays();
  const answer = await fetch(`${program.url}/dev/clock/days`, {
    method: "POST",
    headers: { Origin: program.url },
    body: new URLSearchParams({ days: "7" }),
    redirect: "manual",
  });
  expect(answer.status).toBe(303);
  expect((await aheadDays()) - before).toBeCloseTo(7, 1);
});

it.each([
  [400, { to: "2026-01-01T00:00:00Z" }],
  [400, { days: 0 }],
  [400, { days: -3 }],
  [400, { days: 4000 }],
  [400, { to: "soon" }],
  [400, { days: 1, to: "2126-01-01T00:00:00Z" }],
  [400, {}],
])("answers %i to %o, and stays", async (status, body) => {
  const before = await aheadDays();
  const answer = await move(body);
  expect(answer.status).toBe(status);
  expect((await aheadDays()) - before).toBeCloseTo(0, 2);
});

it("takes no order from another site", async () => {
  expect((await move({ days: 1 }, { Origin: "https://evil.example" })).status).toBe(403);
});
