import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../domain/accounts/tables.ts";
import { trialAddresses } from "../platform/env.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { access, splitEndpoint, type Endpoint, type Role } from "./access.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp({}, () => new Response("a page"));
});
afterAll(() => home.close());

const endpoints = Object.keys(access) as Endpoint[];
const call = (endpoint: Endpoint, headers: Record<string, string> = {}) => {
  const { method, path } = splitEndpoint(endpoint);
  return home.request(method, path.replace(":id", "1"), { headers });
};

/** What the app answers by itself; `ALL /*` is what every request goes through. */
function routesOf({ app }: TestApp): string[] {
  const routes = app.routes.filter(({ method, path }) => !(method === "ALL" && path === "/*"));
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
}

test("every route of the app has an entry in the list, and every entry a route", () => {
  expect(routesOf(home).toSorted()).toEqual(endpoints.toSorted());
});

test("a route that goes around the list is found by that", async () => {
  // @ts-expect-error: what is not in the list cannot even be named where endpoints are added.
  const smuggled: Endpoint = "GET /api/smuggled";
  const own = await openTestApp();
  own.app.get("/api/smuggled", (c) => c.text("Here I am"));
  expect(routesOf(own).filter((route) => !endpoints.includes(route as Endpoint))).toEqual([
    smuggled,
  ]);
  await own.close();
});

/** Who is less than a role asks for, and what they are answered; free and paid are members alike. */
const refusals: Record<Role, Partial<Record<"visitor" | "free" | "paid", number>>> = {
  visitor: {},
  signature: {},
  member: { visitor: 401 },
  admin: { visitor: 401, free: 403, paid: 403 },
};

describe("each lesser role is refused", () => {
  const cookies = { visitor: "", free: "", paid: "" };
  beforeAll(async () => {
    cookies.free = await home.signIn("free@example.com");
    cookies.paid = await home.signIn("paid@example.com");
    await home.database.db
      .update(users)
      .set({ membershipPlan: "enterprise" })
      .where(eq(users.email, "paid@example.com"));
  });

  const guarded = endpoints.filter((endpoint) => "visitor" in refusals[access[endpoint]]);
  test.each(guarded)("%s", async (endpoint) => {
    for (const [who, status] of Object.entries(refusals[access[endpoint]])) {
      const cookie = cookies[who as keyof typeof cookies];
      const answer = await call(endpoint, cookie ? { Cookie: cookie } : {});
      const code = status === 401 ? "unauthenticated" : "forbidden";
      expect([who, answer.status, (await answer.json()).code]).toEqual([who, status, code]);
    }
  });
});

const admins = endpoints.filter((endpoint) => access[endpoint] === "admin");

describe("what is the admin's", () => {
  test.each(admins)("%s, spelt otherwise", async (endpoint) => {
    const { method, path } = splitEndpoint(endpoint);
    const at = path.replace(":id", "1");
    const spellings = [
      `${at}/`,
      `/${at}`,
      at.replace("/api", "/API"),
      at.replace("admin", "%61dmin"),
      `/x/..${at}`,
    ];
    for (const spelling of spellings) {
      const answer = await home.request(method, spelling);
      const isPage = answer.status === 200 && (await answer.text()) === "a page";
      expect(
        isPage || [401, 404, 405].includes(answer.status),
        `${spelling}: ${answer.status}`,
      ).toBe(true);
    }
  });

  test("an unproved or ended claim to be the admin is none", async () => {
    const expired = await home.signIn("gone@example.com", { expire: new Date(Date.now() - 1000) });
    expect((await call("GET /api/admin/failed-jobs", { Cookie: expired })).status).toBe(401);
    const unproved = await openTestApp();
    const cookie = await unproved.signIn(trialAddresses.admin, { verified: false });
    const answer = await unproved.request("GET", "/api/admin/failed-jobs", {
      headers: { Cookie: cookie },
    });
    expect(answer.status).toBe(403);
    await unproved.close();
  });

  test("the admin reads and retries", async () => {
    const cookie = await home.signIn(trialAddresses.admin);
    const [job] = home.failed;
    expect(await (await call("GET /api/admin/failed-jobs", { Cookie: cookie })).json()).toEqual([
      job,
    ]);
    expect((await call("GET /api/admin/held-enquiries", { Cookie: cookie })).status).toBe(200);
    const retry = (id: string) =>
      home.request("POST", `/api/admin/failed-jobs/${id}/retry`, { headers: { Cookie: cookie } });
    expect((await retry(job?.id ?? "")).status).toBe(200);
    expect((await retry("1")).status).toBe(404);
  });
});
