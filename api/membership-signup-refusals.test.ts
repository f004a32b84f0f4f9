import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { membershipSignups } from "../domain/billing/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { openSignup as openSignupPage } from "../tests/support/signup-page.ts";

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const openSignup = () => openSignupPage(app);

const signups = () =>
  app.database.db.select().from(membershipSignups).orderBy(membershipSignups.id);

describe("mismatched input is refused and leaves nothing behind", () => {
  test.each([
    [
      "an unconfirmed card",
      async () => {
        const visitor = await openSignup();
        await visitor.stage();
        return visitor.submit("pm_made_up");
      },
    ],
    [
      "a declined card",
      async () => {
        const visitor = await openSignup();
        await visitor.stage();
        await visitor.confirm("declined");
        return visitor.submit("pm_made_up");
      },
    ],
    [
      "a card that still waits for the bank",
      async () => {
        const visitor = await openSignup();
        await visitor.stage();
        const { payment_method: card } = await visitor.confirm("authenticate");
        return visitor.submit(card);
      },
    ],
    [
      "a card that waits for the bank, and a form that was never staged",
      async () => {
        const visitor = await openSignup();
        const { payment_method: card } = await visitor.confirm("authenticate");
        return visitor.submit(card);
      },
    ],
    [
      "somebody else's intent",
      async () => {
        const [victim, thief] = [await openSignup(), await openSignup()];
        await victim.stage();
        const { payment_method: card } = await victim.confirm();
        return thief.submit(card, { setupIntentId: victim.setupIntentId });
      },
    ],
    [
      "another plan than the intent's",
      async () => {
        const visitor = await openSignup();
        await visitor.stage();
        const { payment_method: card } = await visitor.confirm();
        return visitor.submit(card, { planId: "fractional-cto" });
      },
    ],
    [
      "a foreign card",
      async () => {
        const [visitor, other] = [await openSignup(), await openSignup()];
        await Promise.all([visitor.stage(), other.stage()]);
        await visitor.confirm();
        const { payment_method: card } = await other.confirm();
        return visitor.submit(card);
      },
    ],
    [
      "another email than the staged one",
      async () => {
        const visitor = await openSignup();
        await visitor.stage();
        const { payment_method: card } = await visitor.confirm();
        return visitor.submit(card, { email: "mallory@example.com" });
      },
    ],
  ])("%s", async (_what, attempt) => {
    const before = await signups();
    app.sent.length = 0;
    const answer = await attempt();
    expect([404, 409]).toContain(answer.status);
    expect((await answer.json()).message).toMatch(/\w/);
    expect(await signups()).toEqual(before);
    expect(app.sent).toEqual([]);
  });

  test("a form with mistakes, field by field", async () => {
    const visitor = await openSignup();
    const answer = await visitor.stage({ firstName: "", email: "no", phone: "123", company: "" });
    expect(answer.status).toBe(400);
    expect((await answer.json()).fields).toEqual({
      firstName: "First name is required",
      email: "Please enter a valid email address",
      phone: "Please enter a valid phone number",
      company: "Company name is required",
    });
  });
});
