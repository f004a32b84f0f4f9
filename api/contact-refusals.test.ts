import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contacts } from "../domain/enquiries/tables.ts";
import { origin, openTestApp, type TestApp } from "../tests/support/app.ts";
import { enquiry } from "../tests/support/enquiry.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const good = enquiry("ada@example.com");
const rows = () => home.database.db.select().from(contacts);
const send = (body: unknown, headers: Record<string, string> = {}) =>
  home.post("/api/contact", body, { headers });

describe("a request that is not from our form is refused before anything is stored", () => {
  test.each([
    ["another origin", { Origin: "https://evil.example" }, 403],
    ["the same host over https", { Origin: "https://localhost:3000" }, 403],
    ["no origin", { Origin: "null" }, 403],
    ["a subdomain", { Origin: "http://evil.localhost:3000" }, 403],
    ["plain text", { "Content-Type": "text/plain" }, 415],
    ["a form", { "Content-Type": "application/x-www-form-urlencoded" }, 415],
    ["a lookalike type", { "Content-Type": "application/jsonp" }, 415],
  ])("%s", async (_, headers, status) => {
    const before = (await rows()).length;
    const answer = await send(good, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      message: expect.any(String),
      code: expect.any(String),
    });
    expect((await rows()).length).toBe(before);
  });

  test("neither Origin nor Sec-Fetch-Site", async () => {
    const bare = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };
    expect((await home.app.request(`${origin}/api/contact`, bare)).status).toBe(403);
  });

  test("broken JSON", async () => {
    const answer = await send("{");
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: "invalid",
      message: "The body is not valid JSON.",
    });
  });

  test("more than 100 kB", async () => {
    const answer = await send({ ...good, message: "x".repeat(103_000) });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: "too_large" });
  });
});
