import { afterAll, beforeAll, expect, test } from "vitest";
import { membershipRequestRule } from "../../api/limits.ts";
import { membershipRequests } from "../../domain/applications/tables.ts";
import { openTestApp, type TestApp } from "../../tests/support/app.ts";
import { dataOnly } from "../../tests/support/route-context.ts";
import { takeRequest } from "./take-request.server.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp({}, dataOnly(takeRequest));
});
afterAll(() => home.close());

const good = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  phone: "(909) 555-0101",
  company: "Analytical Engines",
  requestedPlan: "Exec Concierge",
};

const rows = () =>
  home.database.db.select().from(membershipRequests).orderBy(membershipRequests.id);

let visitors = 0;
const newPeer = () => `198.51.100.${(visitors += 1)}`;

async function post(fields: Record<string, string>, peer = newPeer()) {
  const answer = await home.request("POST", "/membership/request", {
    peer,
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });
  return { status: answer.status, ...(await answer.json()) };
}

test("a form posted without script is stored and followed up like any other", async () => {
  home.sent.length = 0;
  expect(await post(good)).toEqual({
    status: 200,
    ok: true,
    message: "We'll contact you within 24 hours to discuss your membership.",
    by: expect.any(String),
  });
  expect((await rows()).at(-1)).toMatchObject({ ...good, status: "pending", notes: null });
  expect(home.sent.map(({ name }) => name)).toEqual([
    "membership-request-notice",
    "membership-request-acknowledgement",
  ]);
});

test("a form with mistakes comes back with everything that was typed", async () => {
  expect(await post({ ...good, phone: "123", requestedPlan: "", extra: "dropped" })).toEqual({
    status: 400,
    ok: false,
    message: "Please enter a valid phone number",
    fields: { phone: "Please enter a valid phone number", requestedPlan: "Please select a plan" },
    values: { ...good, about: "", phone: "123", requestedPlan: "" },
  });
});

test("a filled honeypot is stored for staff, sends no mail and gets the same response", async () => {
  home.sent.length = 0;
  expect(await post({ ...good, website: "https://spam.example" })).toMatchObject({ ok: true });
  expect((await rows()).at(-1)?.notes).toMatch(/hidden field/);
  expect(home.sent).toEqual([]);
});

test("the limit is shared with the endpoint, and nothing typed is lost", async () => {
  const peer = newPeer();
  for (let count = 0; count < membershipRequestRule.points; count += 1)
    expect((await home.post("/api/membership/request", good, { peer })).status).toBe(201);
  expect(await post(good, peer)).toMatchObject({
    status: 429,
    ok: false,
    values: { ...good, about: "" },
  });
});
