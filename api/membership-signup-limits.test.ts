import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { membershipSignups, signupDrafts } from "../domain/billing/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { openSignup } from "../tests/support/signup-page.ts";
import { signupRule, signupVisitorRule } from "./limits.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const hour = 60 * 60_000;

const sweep = () => app.runJob({ name: "signup-sweep", payload: {} });

describe("against card testing", () => {
  test("a setup intent is not cached, and is limited per network", async () => {
    const { answer } = await openSignup(app);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      const asked = await app.request("GET", "/api/membership/setup-intent/crm-essentials", {
        headers: { "Sec-Fetch-Site": "same-origin" },
        peer: "198.51.100.2",
      });
      statuses.push(asked.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });

  test("setup intents are limited per browser too, across networks", async () => {
    const first = await openSignup(app);
    const statuses: number[] = [];
    for (let count = 1; count < 31; count += 1)
      statuses.push((await openSignup(app, "crm-essentials", { known: first })).answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(29);
    expect(statuses.at(-1)).toBe(429);
    expect((await openSignup(app)).answer.status).toBe(200);
  });

  test("switching plans gets a browser no more intents", async () => {
    const plans = ["crm-essentials", "automation-builder", "fractional-cto", "exec-concierge"];
    const first = await openSignup(app, plans[0]);
    const opened = [first.setupIntentId];
    for (let count = 1; count <= 30; count += 1) {
      const { answer, setupIntentId } = await openSignup(app, plans[count % 4], { known: first });
      expect(answer.status).toBe(count < 30 ? 200 : 429);
      if (answer.status === 200) opened.push(setupIntentId);
    }
    expect(new Set(opened).size).toBe(plans.length);
  });

  test("switching browsers gets a network no more forms", async () => {
    const peer = "198.51.100.7";
    const visitors = [];
    for (let count = 0; count < 3; count += 1)
      visitors.push(await openSignup(app, "crm-essentials", { peer }));
    const statuses: number[] = [];
    for (let count = 0; count <= signupRule.points; count += 1)
      statuses.push((await visitors[count % 3]!.stage()).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(signupRule.points);
    expect(statuses.at(-1)).toBe(429);
  });

  test("switching networks gets a browser no more forms", async () => {
    const visitor = await openSignup(app);
    const statuses: number[] = [];
    for (let count = 0; count <= signupVisitorRule.points; count += 1) {
      const from = { peer: `203.0.113.${count}` };
      statuses.push((await visitor.stage({ email: `person-${count}@example.com` }, from)).status);
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(signupVisitorRule.points);
    expect(statuses.at(-1)).toBe(429);
  });
});

test("a form whose intent has expired is reported as expired, not complete", async () => {
  const visitor = await openSignup(app);
  await visitor.stage();
  await app.pass(25 * hour);
  await sweep();
  const answer = await visitor.stage();
  expect(answer.status).toBe(409);
  expect((await answer.json()).message).toBe("This card form has expired. Please reload the page.");
  const again = await openSignup(app, "crm-essentials", { known: visitor });
  expect(again.setupIntentId).not.toBe(visitor.setupIntentId);
  expect((await again.stage()).status).toBe(204);
});

test("returning before the signup cookie expires renews it in full", async () => {
  const first = await openSignup(app);
  const again = await openSignup(app, "crm-essentials", { known: first });
  const cookie = again.answer.headers.get("set-cookie") ?? "";
  expect(cookie).toContain(first.cookie);
  expect(cookie).toContain("Max-Age=345600");
});

test("pages that were only viewed do not keep the sweep from a saved card", async () => {
  const { db } = app.database;
  const visitor = await openSignup(app);
  await visitor.stage();
  await visitor.confirm();
  const long = new Date(app.ctx.clock.now().getTime() - hour);
  await db.insert(signupDrafts).values(
    Array.from({ length: 500 }, (_, index) => ({
      setupIntentId: `seti_looked_at_${index}`,
      visitorId: `visitor-${index}`,
      planId: "crm-essentials",
      createdAt: long,
      updatedAt: long,
    })),
  );
  app.advance(0.5 * hour);
  await sweep();
  const { setupIntentId } = visitor;
  const made = await db
    .select()
    .from(membershipSignups)
    .where(eq(membershipSignups.setupIntentId, setupIntentId));
  expect(made).toHaveLength(1);
});
