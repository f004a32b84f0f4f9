import { afterAll, beforeAll, expect, test } from "vitest";
import { origin, openTestApp, type TestApp } from "../tests/support/app.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

let members = 0;
const signIn = () => home.signIn(`member-${++members}@example.com`);
const isSignedIn = async (cookie: string) =>
  (await home.request("GET", "/api/auth/user", { headers: { Cookie: cookie } })).status === 200;
const own = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "navigate" };

test("signing out ends the session on the server, clears its cookies and goes home", async () => {
  const cookie = await signIn();
  const answer = await home.request("GET", "/api/logout", { headers: { Cookie: cookie, ...own } });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
  expect(answer.headers.getSetCookie()).toEqual([
    "session=; Max-Age=0; Path=/",
    "fontana_signed_in=; Max-Age=0; Path=/",
  ]);
  expect(await isSignedIn(cookie), "a copy of the cookie").toBe(false);
});

test.each<[string, Record<string, string>]>([
  ["a link on another site", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" }],
  ["a link on a sibling's site", { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "navigate" }],
  ["a picture on another site", { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors" }],
  ["a picture in a page of ours", { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "no-cors" }],
  ["a page fetched ahead", { ...own, "Sec-Purpose": "prefetch" }],
  ["an old browser that hides where it comes from", {}],
  ["an old browser on another site", { Referer: "https://evil.example/" }],
  ["a look-alike referrer", { Referer: `${origin}.evil.example/` }],
])("%s signs nobody out and gets a button", async (_, headers) => {
  const cookie = await signIn();
  const answer = await home.request("GET", "/api/logout", {
    headers: { Cookie: cookie, ...headers },
  });
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/sign-out"]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await isSignedIn(cookie)).toBe(true);
});

test("sign-out works from the address bar, an old browser and the button", async () => {
  const typed = { "Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate" };
  for (const headers of [typed, { Referer: `${origin}/dashboard` }]) {
    const cookie = await signIn();
    await home.request("GET", "/api/logout", { headers: { Cookie: cookie, ...headers } });
    expect(await isSignedIn(cookie)).toBe(false);
  }
  const cookie = await signIn();
  const elsewhere = { Cookie: cookie, Origin: "https://evil.example" };
  expect((await home.request("POST", "/api/logout", { headers: elsewhere })).status).toBe(403);
  expect(await isSignedIn(cookie)).toBe(true);
  await home.request("POST", "/api/logout", { headers: { Cookie: cookie } });
  expect(await isSignedIn(cookie)).toBe(false);
});
