import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enquiryRule } from "../../api/limits.ts";
import { contacts } from "../../domain/enquiries/tables.ts";
import { openTestApp, type TestApp } from "../../tests/support/app.ts";
import { dataOnly } from "../../tests/support/route-context.ts";
import type { PostedForm } from "./posted-form.server.ts";
import { takeEnquiry } from "./take-enquiry.server.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp({}, dataOnly(takeEnquiry));
});
afterAll(() => home.close());

const good = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  phone: "",
  company: "",
  interestedIn: "zoho",
  message: "We would like to move to Zoho.",
};

const rows = () => home.database.db.select().from(contacts).orderBy(contacts.id);

let visitors = 0;
const form = { "Content-Type": "application/x-www-form-urlencoded" };
async function post(
  fields: Record<string, string>,
  more: { headers?: Record<string, string>; peer?: string } = {},
) {
  return home.request("POST", "/contact", {
    peer: more.peer ?? `198.51.100.${++visitors}`,
    headers: { ...form, ...more.headers },
    body: new URLSearchParams(fields).toString(),
  });
}
const outcome = async (answer: Response) => (await answer.json()) as PostedForm;

test("a form posted without script is stored and followed up like any other", async () => {
  home.sent.length = 0;
  const answer = await outcome(await post(good));
  expect(answer).toEqual({
    ok: true,
    message: "We'll respond within 1 business day.",
    by: expect.any(String),
  });
  expect((await rows()).at(-1)).toMatchObject({ firstName: "Ada", quarantinedBecause: null });
  expect(home.sent.map(({ name }) => name)).toEqual(["enquiry-notice", "enquiry-acknowledgement"]);
});

test("a form with mistakes comes back with everything that was typed", async () => {
  const answer = await post({ ...good, message: "short", extra: "dropped" });
  expect(answer.status).toBe(400);
  expect(await outcome(answer)).toEqual({
    ok: false,
    message: "Message must be at least 10 characters",
    fields: { message: "Message must be at least 10 characters" },
    values: { ...good, about: "", message: "short" },
  });
});

test("a filled honeypot is quarantined and gets the same response", async () => {
  home.sent.length = 0;
  expect((await outcome(await post({ ...good, website: "https://spam.example" }))).ok).toBe(true);
  expect((await rows()).at(-1)?.quarantinedBecause).toBe("honeypot");
  expect(home.sent).toEqual([]);
});

test("a body that is not a form counts as an empty one", async () => {
  const answer = await post({}, { headers: { "Content-Type": "text/plain" } });
  expect(await outcome(answer)).toMatchObject({
    ok: false,
    fields: { firstName: "First name is required" },
  });
});

test("the limit is shared with POST /api/contact, and nothing typed is lost", async () => {
  const peer = "203.0.113.9";
  for (let sent = 0; sent < enquiryRule.points; sent++) {
    const answer =
      sent % 2 ? await post(good, { peer }) : await home.post("/api/contact", good, { peer });
    expect(answer.ok).toBe(true);
  }
  const before = (await rows()).length;
  const refused = await post(good, { peer });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await outcome(refused)).toEqual({
    ok: false,
    message: "Too many attempts. Please try again later.",
    fields: {},
    values: { ...good, about: "" },
  });
  expect((await home.post("/api/contact", good, { peer })).status).toBe(429);
  expect((await rows()).length).toBe(before);
});

describe("a form on another site's page is refused before anything is stored", () => {
  test.each([
    ["another origin", { Origin: "https://evil.example" }],
    ["a sandboxed frame", { Origin: "null" }],
    ["the same host over https", { Origin: "https://localhost:3000" }],
  ])("%s", async (_, headers) => {
    const before = (await rows()).length;
    const answer = await post(good, { headers });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: "forbidden", message: expect.any(String) });
    expect((await rows()).length).toBe(before);
  });
});
