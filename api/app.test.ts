import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { mailSamples } from "../domain/mail-samples.ts";
import { openTestApp, origin, type TestApp } from "../tests/support/app.ts";
import { accountOf } from "../tests/support/account-of.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp({}, () => new Response("a page"));
});
afterAll(() => home.close());

describe("the current user", () => {
  test("is 401 when signed out, and never cached", async () => {
    const answer = await home.request("GET", "/api/auth/user");
    expect(answer.status).toBe(401);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("shows a member exactly the public fields", async () => {
    const cookie = await home.signIn("member@example.com");
    const answer = await home.request("GET", "/api/auth/user", { headers: { Cookie: cookie } });
    expect(await answer.json()).toEqual({
      id: expect.any(String),
      email: "member@example.com",
      firstName: "Ada",
      lastName: null,
      phone: null,
      profileImageUrl: null,
      membershipPlan: "free",
      membershipStatus: "active",
      membershipStartDate: null,
      membershipEndDate: null,
      hoursUsed: 0,
      hoursRemaining: 0,
      createdAt: expect.any(String),
      isAdmin: false,
      deletionScheduledFor: null,
    });
  });
});

test("plans: free, then the four on sale, in order", async () => {
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

  test("a wrong method is 405 and lists the right ones", async () => {
    const answer = await home.request("DELETE", "/api/contact");
    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("POST");
    expect((await home.request("PUT", "/api/auth/user")).headers.get("allow")).toBe("GET, HEAD");
  });

  test("a value the database cannot look up is refused without a query", async () => {
    const own = await openTestApp({}, () => new Response("a page"));
    const headers = { Cookie: await own.signIn(trialAddresses.admin) };
    for (const [method, path] of [
      ["DELETE", "/api/account/sessions/%00"],
      ["DELETE", "/api/admin/users/%00/sessions"],
      ["GET", "/blog/%00"],
    ] as const)
      expect((await own.request(method, path, { headers })).status).toBe(400);
    const keys = await own.post("/api/auth/passkey/delete-passkey", { id: "\u0000" }, { headers });
    expect(keys.status).toBe(400);
    const search = "/api/admin/membership-requests?q=%00";
    expect((await own.request("GET", search, { headers })).status).toBe(200);
    await own.close();
  });

  test("a form can be posted at the public origin, whatever a proxy calls this server", async () => {
    const shown = await openTestApp({}, (request) => new Response(request.url));
    const answer = await shown.app.request("http://10.0.0.7:8080//evil.example/x?y=1", {
      method: "POST",
      headers: { Origin: origin },
      body: new URLSearchParams({ a: "b" }),
    });
    expect(await answer.text()).toBe(`${origin}//evil.example/x?y=1`);
    await shown.close();
  });

  test("the log leaves out a preview's address, since it opens the preview", async () => {
    await home.request("GET", "/blog/preview/7.1799999999.c2lnbmVk?x=1");
    expect(home.logs()).toContain('"path":"/blog/preview/[token]"');
    expect(home.logs()).not.toContain("c2lnbmVk");
  });

  test("a cross-site form post is refused before it reaches the page", async () => {
    const answer = await home.request("POST", "/contact", {
      headers: { Origin: "https://evil.example" },
    });
    expect(answer.status).toBe(403);
  });
});

describe("who may not", () => {
  test("is in the log, by number and network, whether told so or that nothing is there", async () => {
    const own = await openTestApp();
    const headers = { Cookie: await own.signIn("curious@example.com") };
    const { id } = await accountOf(own, "curious@example.com");
    await own.request("GET", "/api/admin/failed-jobs", { headers });
    await own.request("GET", "/api/quotes/4a4f2f5c-5a58-4a0e-9b63-3f7a0d7c1c11", { headers });
    const lines = own
      .logs()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const told = lines.filter(({ msg }) => msg === "request");
    expect(told).toMatchObject([
      { status: 403, path: "/api/admin/failed-jobs", userId: id, address: "192.0.2.1" },
      { status: 404, userId: id },
    ]);
    expect(own.logs()).not.toContain("curious@");
    await own.close();
  });

  test("is told nothing of other sites’ pages: no answer grants another origin anything", async () => {
    for (const [method, path] of [
      ["GET", "/api/membership/plans"],
      ["GET", "/api/blog-posts"],
      ["OPTIONS", "/api/contact"],
      ["GET", "/about"],
    ] as const) {
      const headers = { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" };
      const answer = await home.request(method, path, { headers });
      const granted = [...answer.headers.keys()].filter((name) =>
        name.startsWith("access-control"),
      );
      expect(granted, path).toEqual([]);
    }
  });
});

test("whatever is no page may load nothing, be in no frame and be nothing else than it says", async () => {
  const own = await openTestApp({}, () => new Response(null, { status: 308 }));
  for (const path of ["/about", "/api/nothing", "/photos/none.webp", "/dev/nothing", "/readyz"]) {
    const { headers } = await own.request("GET", path);
    expect(headers.get("content-security-policy"), path).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
  }
  await own.close();
});

describe("health", () => {
  test("is alive and ready", async () => {
    expect((await home.request("GET", "/healthz")).status).toBe(200);
    expect((await home.request("GET", "/readyz")).status).toBe(200);
  });

  test("is not ready while stopping", async () => {
    home.services.stopping = true;
    expect((await home.request("GET", "/readyz")).status).toBe(503);
    home.services.stopping = false;
  });

  test("an outage is a plain 503 that gives nothing away, and not ready", async () => {
    const broken = await openTestApp();
    await broken.database.close();
    expect((await broken.request("GET", "/readyz")).status).toBe(503);
    const answer = await broken.request("GET", "/api/membership/plans");
    expect(answer.status).toBe(503);
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
    html: "<style>@media (prefers-color-scheme: dark) { p { color: white } }</style><p>Hi</p>",
  };

  test("lists and shows mail, escaped and in a sandbox", async () => {
    await home.services.mailer.deliver(mail);
    await home.services.mailer.deliver({ ...mail, subject: "twice" });
    const list = await (await home.request("GET", "/dev/mailbox")).text();
    expect(list).toContain("&lt;i&gt;Hi&lt;/i&gt;");
    expect(list).not.toContain("twice");
    const shown = await (await home.request("GET", "/dev/mailbox/m-1")).text();
    expect(shown).toContain('<a href="http://localhost:3000/x">');
    const html = await home.request("GET", "/dev/mailbox/m-1/html");
    expect(html.headers.get("content-security-policy")).toContain("sandbox");
    const dark = await home.request("GET", "/dev/mailbox/m-1/html?theme=dark");
    expect(await dark.text()).toContain("<style>@media all {");
    expect((await home.request("GET", "/dev/mailbox/..%2Fsecret")).status).toBe(404);
  });

  test("shows every kind of mail from samples, in both themes and at two widths", async () => {
    const page = await (await home.request("GET", "/dev/mailbox/kinds")).text();
    const samples = Object.values(mailSamples).flat();
    expect(page.match(/<iframe/g)).toHaveLength(samples.length * 4);
    const one = await (await home.request("GET", "/dev/mailbox/kinds?kind=sign-in")).text();
    const [src = ""] = /\/dev\/mailbox\/kinds\/[^"]*theme=dark/.exec(one) ?? [];
    const html = await home.request("GET", src);
    expect(html.headers.get("content-security-policy")).toContain("sandbox");
    expect(await html.text()).toContain("@media all {");
    expect((await home.request("GET", "/dev/mailbox/kinds/none-1/html")).status).toBe(404);
  });

  test("does not exist where mail is really sent", async () => {
    const sending = await openTestApp({ SMTP_URL: "smtp://127.0.0.1:1" });
    for (const path of ["/dev/mailbox", "/dev/mailbox/kinds", "/dev/mailbox/kinds/sign-in-1/html"])
      expect((await sending.request("GET", path)).status, path).toBe(404);
    await sending.close();
  });
});
