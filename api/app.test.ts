import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { trialAddresses } from "../platform/env.ts";
import { openTestApp, type TestApp } from "../tests/fixtures/app.ts";
import { access, splitEndpoint, type Endpoint } from "./access.ts";

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

test("every route of the app has an entry in the list, and every entry a route", () => {
  const routes = home.app.routes.filter(({ method, path }) => !(method === "ALL" && path === "/*"));
  expect(new Set(routes.map(({ method, path }) => `${method} ${path}`))).toEqual(
    new Set(endpoints),
  );
});

describe("what is the admin's answers nobody else", () => {
  const admins = endpoints.filter((endpoint) => access[endpoint] === "admin");

  test.each(admins)("%s", async (endpoint) => {
    expect((await call(endpoint)).status).toBe(401);
    const member = await home.signIn(`${endpoint.replace(/\W+/g, "-").toLowerCase()}@example.com`);
    expect((await call(endpoint, { Cookie: member })).status).toBe(403);
  });

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
      expect(isPage || [401, 404].includes(answer.status), `${spelling}: ${answer.status}`).toBe(
        true,
      );
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

describe("the current user", () => {
  test("nobody is 401, and no answer is kept", async () => {
    const answer = await home.request("GET", "/api/auth/user");
    expect(answer.status).toBe(401);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("a member reads exactly what is theirs to read", async () => {
    const cookie = await home.signIn("member@example.com");
    const answer = await home.request("GET", "/api/auth/user", { headers: { Cookie: cookie } });
    expect(await answer.json()).toEqual({
      id: expect.any(String),
      email: "member@example.com",
      firstName: "Ada",
      lastName: null,
      profileImageUrl: null,
      membershipPlan: "free",
      membershipStatus: "active",
      membershipStartDate: null,
      membershipEndDate: null,
      hoursUsed: 0,
      hoursRemaining: 0,
      createdAt: expect.any(String),
      isAdmin: false,
    });
  });
});

test("plans: free, then the four that are sold, in order", async () => {
  const plans = await (await home.request("GET", "/api/membership/plans")).json();
  expect(
    plans.map(({ id, price, hoursIncluded }: Record<string, unknown>) => [
      id,
      price,
      hoursIncluded,
    ]),
  ).toEqual([
    ["free", 0, 0],
    ["crm-essentials", 125000, 10],
    ["automation-builder", 187500, 15],
    ["fractional-cto", 350000, 20],
    ["exec-concierge", 90000, 6],
  ]);
});

describe("addresses and methods", () => {
  test("an unknown address under /api is 404 in JSON, a page elsewhere", async () => {
    const answer = await home.request("GET", "/api/nothing");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: "not_found" });
    expect(await (await home.request("GET", "/about")).text()).toBe("a page");
  });

  test("a wrong method is 405 and says which are right", async () => {
    const answer = await home.request("DELETE", "/api/contact");
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("POST");
    expect((await home.request("PUT", "/api/auth/user")).headers.get("allow")).toBe("GET, HEAD");
  });

  test("a page's write from elsewhere is refused before the page sees it", async () => {
    const answer = await home.request("POST", "/contact", {
      headers: { Origin: "https://evil.example" },
    });
    expect(answer.status).toBe(403);
  });
});

describe("health", () => {
  test("alive and ready", async () => {
    expect((await home.request("GET", "/healthz")).status).toBe(200);
    expect((await home.request("GET", "/readyz")).status).toBe(200);
  });

  test("not ready while stopping", async () => {
    home.services.stopping = true;
    expect((await home.request("GET", "/readyz")).status).toBe(503);
    home.services.stopping = false;
  });

  test("an outage is a plain 500 that gives nothing away, and not ready", async () => {
    const broken = await openTestApp();
    await broken.database.close();
    expect((await broken.request("GET", "/readyz")).status).toBe(503);
    const answer = await broken.request("GET", "/api/membership/plans");
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toMatch(/select|closed|drizzle/i);
    await broken.close().catch(() => {});
  });
});

describe("the mailbox of a trial", () => {
  const mail = {
    id: "m-1",
    to: "a@example.com",
    subject: "<i>Hi</i>",
    text: "See http://localhost:3000/x",
    html: "<p>Hi</p>",
  };

  test("lists and shows mail, escaped, the mail itself in a sandbox", async () => {
    await home.services.mailer.deliver(mail);
    await home.services.mailer.deliver({ ...mail, subject: "twice" });
    const list = await (await home.request("GET", "/dev/mailbox")).text();
    expect(list).toContain("&lt;i&gt;Hi&lt;/i&gt;");
    expect(list).not.toContain("twice");
    const shown = await (await home.request("GET", "/dev/mailbox/m-1")).text();
    expect(shown).toContain('<a href="http://localhost:3000/x">');
    const html = await home.request("GET", "/dev/mailbox/m-1/html");
    expect(html.headers.get("content-security-policy")).toContain("sandbox");
    expect((await home.request("GET", "/dev/mailbox/..%2Fsecret")).status).toBe(404);
  });

  test("does not exist where mail is really sent", async () => {
    const sending = await openTestApp({ SMTP_URL: "smtp://127.0.0.1:1" });
    expect((await sending.request("GET", "/dev/mailbox")).status).toBe(404);
    await sending.close();
  });
});
