import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { accountOf } from "../tests/support/account-of.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { addHolding } from "../tests/support/holding.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Role } from "./role.ts";
import { endpoints } from "./endpoints.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp({}, () => new Response("a page"));
});
afterAll(() => home.close());

type At = Pick<Endpoint, "method" | "path">;
const call = ({ method, path }: At, headers: Record<string, string> = {}) =>
  home.request(method, path.replace(":id", "1"), { headers });

/** What the app answers by itself; `ALL /*` is what every request goes through. */
function routesOf({ app }: TestApp): string[] {
  const routes = app.routes.filter(({ method, path }) => !(method === "ALL" && path === "/*"));
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
}

const names = endpoints.map(({ name }) => name);

test("every route of the app is declared, and every declaration is a route", () => {
  expect(routesOf(home).toSorted()).toEqual(names.toSorted());
});

test("an undeclared route is found", async () => {
  const own = await openTestApp();
  own.app.get("/api/smuggled", (c) => c.text("Here I am"));
  expect(routesOf(own).filter((route) => !names.includes(route))).toEqual(["GET /api/smuggled"]);
  await own.close();
});

test("a method that an address does not support is answered with those it does", async () => {
  for (const { path } of endpoints) {
    const at = path.replace(/:\w+/g, "1");
    const methods = endpoints
      .filter((one) => new RegExp(`^${one.path.replace(/:\w+/g, "[^/]+")}$`).test(at))
      .map(({ method }) => method);
    const missing = ["GET", "PUT", "PATCH", "DELETE"].find((one) => !methods.includes(one)) ?? "";
    const answer = await home.request(missing, at);
    const allowed = answer.headers.get("allow")?.split(", ") ?? [];
    expect([answer.status, ...methods.filter((one) => !allowed.includes(one))], path).toEqual([
      405,
    ]);
  }
});

/** Who is less than a role asks for, and what they are answered; free and paid are members alike. */
const refusals: Record<Role, Partial<Record<"visitor" | "free" | "paid", number>>> = {
  visitor: {},
  signature: {},
  member: { visitor: 401 },
  admin: { visitor: 401, free: 403, paid: 403 },
};

/** Said here a second time: a role that goes missing from its declaration must not pass unseen. */
const forVisitors = [
  /^\/(healthz|readyz|metrics|dev\/.*|photos\/:name|blog-images\/:name)$/,
  /^\/api\/(openapi\.json|docs|contact(\/answer-by)?|vitals|login|logout|auth\/(callback|user))$/,
  /^\/api\/(sign-in\/\w+|card-sandbox\/.*)$/,
  /^\/api\/auth\/passkey\/(generate-\w+-options|verify-\w+)$/,
  /^\/api\/membership\/(plans|request|signup|signup-draft|setup-intent\/:planId)$/,
];
const forStaff = /^\/api\/(admin\/.*|blog-posts\/.*|blog-images)$/;

function expectedRole({ method, path }: At): Role {
  if (/^\/api\/(webhooks\/\w+|auth\/backchannel-logout)$/.test(path)) return "signature";
  if (path === "/api/blog-posts") return method === "GET" ? "visitor" : "admin";
  if (forStaff.test(path)) return "admin";
  return forVisitors.some((paths) => paths.test(path)) ? "visitor" : "member";
}

test.each(endpoints)("$name is for its own role", (endpoint) => {
  expect(endpoint.role).toBe(expectedRole(endpoint));
});

describe("each lesser role is refused", () => {
  const cookies = { visitor: "", free: "", paid: "" };
  beforeAll(async () => {
    cookies.free = await home.signIn("free@example.com");
    cookies.paid = await home.signIn("paid@example.com");
    const { id } = await accountOf(home, "paid@example.com");
    const holding = { planId: "enterprise", startedAt: new Date(), used: 0, left: 30 };
    await addHolding(home.database.db, id, holding);
  });

  const guarded = endpoints.filter(({ role }) => "visitor" in refusals[role]);
  test.each(guarded)("$name", async (endpoint) => {
    for (const [who, status] of Object.entries(refusals[endpoint.role])) {
      const cookie = cookies[who as keyof typeof cookies];
      const answer = await call(endpoint, cookie ? { Cookie: cookie } : {});
      const code = status === 401 ? "unauthenticated" : "forbidden";
      expect([who, answer.status, (await answer.json()).code]).toEqual([who, status, code]);
    }
  });
});

const admins = endpoints.filter(({ role }) => role === "admin");

describe("admin endpoints", () => {
  test.each(admins)("$name, spelled differently", async ({ method, path }) => {
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

  const failedJobs = { method: "GET", path: "/api/admin/failed-jobs" };
  const held = { method: "GET", path: "/api/admin/held-enquiries" };

  test("an unproved or expired claim to be the admin is rejected", async () => {
    const expired = await home.signIn("gone@example.com", { expire: new Date(Date.now() - 1000) });
    expect((await call(failedJobs, { Cookie: expired })).status).toBe(401);
    const unproved = await openTestApp();
    const cookie = await unproved.signIn(trialAddresses.admin, { verified: false });
    const answer = await unproved.request("GET", "/api/admin/failed-jobs", {
      headers: { Cookie: cookie },
    });
    expect(answer.status).toBe(403);
    await unproved.close();
  });

  test("the admin can read and retry", async () => {
    const cookie = await home.signIn(trialAddresses.admin);
    const [job] = home.failed;
    expect(await (await call(failedJobs, { Cookie: cookie })).json()).toEqual([
      { ...job, failedAt: job?.failedAt.toISOString() },
    ]);
    expect((await call(held, { Cookie: cookie })).status).toBe(200);
    const retry = (id: string) =>
      home.request("POST", `/api/admin/failed-jobs/${id}/retry`, { headers: { Cookie: cookie } });
    expect((await retry(job?.id ?? "")).status).toBe(200);
    expect((await retry("1")).status).toBe(404);
  });
});
