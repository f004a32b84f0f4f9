import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { endpoints } from "./endpoints.ts";

let home: TestApp;
let cookie: string;
beforeAll(async () => {
  home = await openTestApp();
  cookie = await home.signIn("admin@fontana-advisors.example");
  await home.database.close();
});
afterAll(() => home.close());

const calls = endpoints.map(({ method, path }) => [method, path.replaceAll(/:[a-zA-Z]+/g, "7")]);

test.each(calls)("%s %s is never a 500 while the database is away", async (method, path) => {
  const answer = await home.app.request(
    `http://localhost:3000${path}`,
    {
      method,
      headers: {
        Cookie: cookie,
        Origin: "http://localhost:3000",
        ...(method === "GET" ? {} : { "Content-Type": "application/json" }),
      },
      ...(method === "GET" ? {} : { body: "{}" }),
    },
    { incoming: { socket: { remoteAddress: "192.0.2.1" } } },
  );
  expect(answer.status).not.toBe(500);
  if (answer.status === 503 && path !== "/readyz")
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  if (/^\/api\/(admin|account|membership\/plans)/.test(path)) expect(answer.status).toBe(503);
});

test.each([
  ["GET", "/api/login?returnTo=/tools", "&returnTo=%2Ftools"],
  ["POST", "/api/sign-in/code", ""],
  ["POST", "/api/sign-in/link", ""],
])("%s %s, opened as a page, leads back to sign-in", async (method, path, more) => {
  const answer = await home.app.request(
    `http://localhost:3000${path}`,
    {
      method,
      headers: {
        Cookie: `${cookie}; sign-in=${"a".repeat(43)}`,
        Origin: "http://localhost:3000",
        "Content-Type": "application/x-www-form-urlencoded",
      },
      ...(method === "POST" ? { body: `code=123456&token=${"b".repeat(43)}` } : {}),
    },
    { incoming: { socket: { remoteAddress: "192.0.2.1" } } },
  );
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    `/sign-in?problem=unavailable${more}`,
  ]);
});

test.each(["GET", "POST"])(
  "%s /api/logout signs this browser out, and says what is left",
  async (method) => {
    const headers = {
      Cookie: cookie,
      Origin: "http://localhost:3000",
      "Sec-Fetch-Site": "same-origin",
      "Sec-Fetch-Mode": "navigate",
    };
    const answer = await home.app.request("http://localhost:3000/api/logout", { method, headers });
    expect([answer.status, answer.headers.get("location"), answer.headers.getSetCookie()]).toEqual([
      303,
      "/sign-in?problem=sign-out-unavailable",
      ["session=; Max-Age=0; Path=/", "fontana_signed_in=; Max-Age=0; Path=/"],
    ]);
  },
);

test("failures while the database is away are logged once a minute, not once a request", async () => {
  const before = home.logs().length;
  for (const path of ["/readyz", "/readyz", "/api/membership/plans", "/api/membership/plans"])
    await home.app.request(`http://localhost:3000${path}`);
  expect(home.logs().slice(before)).not.toContain('"level":"error"');
  for (const message of ["the database does not answer", "unavailable"])
    expect(home.logs().split(`"msg":"${message}"`)).toHaveLength(2);
  home.advance(61_000);
  await home.app.request("http://localhost:3000/readyz");
  expect(home.logs().slice(before)).toMatch(/"repeated":\d+,"msg":"the database does not answer"/);
});

test("a preview's token is never logged, however its address is spelled", async () => {
  for (const path of ["/BLOG/PREVIEW/s3cret", "/%62log/preview/s3cret", "/blog//preview/s3cret"])
    await home.app.request(`http://localhost:3000${path}`);
  expect(home.logs()).not.toContain("s3cret");
});
