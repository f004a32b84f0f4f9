import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { civilDay } from "../content/civil-day.ts";
import { membershipSignups } from "../domain/billing/tables.ts";
import { civilDateOf } from "../domain/fields/civil-date.ts";
import { accountOf } from "../tests/support/account-of.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { openSignup } from "../tests/support/signup-page.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp({ UPGRADE_POLICY: "saved-card" });
});
afterAll(() => home.close());

const tried = (Cookie: string) =>
  home.post(
    "/api/membership/upgrade",
    { membershipPlan: "crm-essentials" },
    { headers: { Cookie } },
  );

const upgrade = async (Cookie: string) => (await tried(Cookie)).status;

const shownBefore = async (Cookie: string) => {
  const headers = { Cookie };
  return (await home.request("GET", "/api/membership/upgrade/preview", { headers })).json();
};

async function saveCard(email: string, session = "") {
  const { cookie } = await openSignup(home);
  const known = { cookie: `${cookie}; ${session}` };
  const visitor = await openSignup(home, "crm-essentials", { known });
  await visitor.stage({ email });
  const { payment_method: card } = await visitor.confirm();
  expect((await visitor.submit(card, { email })).status).toBe(201);
  return async (status: "confirmed" | "cancelled") => {
    const set = { status, confirmedAt: status === "confirmed" ? new Date() : null };
    await home.database.db
      .update(membershipSignups)
      .set(set)
      .where(eq(membershipSignups.setupIntentId, visitor.setupIntentId));
  };
}

test("an upgrade needs the member's saved card if the policy says so", async () => {
  const ada = await home.signIn("card@example.com");
  const without = await tried(ada);
  expect(without.status).toBe(409);
  const words = expect.stringContaining("needs a card on file");
  expect(await without.json()).toMatchObject({ message: words, fields: { card: words } });
  await saveCard("other@example.com", ada);
  const decide = await saveCard("card@example.com", ada);
  await decide("cancelled");
  expect(await upgrade(ada)).toBe(409);
  expect((await accountOf(home, "card@example.com")).membershipPlan).toBe("free");
  await saveCard("Card@Example.com", ada);
  expect(await upgrade(ada)).toBe(200);
  expect(await (await tried(ada)).json()).toEqual({
    code: "conflict",
    message: "You already have this plan.",
  });
});

test("shows card and date before it is taken, and mails each owner what it does", async () => {
  const ada = await home.signIn("shown@example.com");
  const on = civilDateOf(home.ctx.clock.now());
  expect(await shownBefore(ada)).toEqual({ on, card: null });
  await saveCard("shown@example.com", ada);
  expect(await shownBefore(ada)).toEqual({ on, card: "Visa ending in 4242" });
  expect((await accountOf(home, "shown@example.com")).membershipPlan).toBe("free");
  expect(await upgrade(ada)).toBe(200);
  await home.runJob(home.sent.findLast(({ name }) => name === "plan-mail")!);
  const { list, get } = home.services.mailbox!;
  const told = (await list()).find(({ to }) => to === "shown@example.com");
  const mail = await get(told?.id ?? "");
  expect(mail?.subject).toContain("Your plan is now CRM Essentials");
  for (const words of [civilDay(on), "$1,250 a month", "10 a month", "charges no card"])
    expect(mail?.text).toContain(words);
  expect(mail?.text).not.toContain("Charged to");
});

test("a stranger's card under the member's address counts only once staff have confirmed it", async () => {
  const ada = await home.signIn("typed@example.com");
  const decide = await saveCard("typed@example.com");
  expect(await upgrade(ada)).toBe(409);
  await decide("confirmed");
  expect(await upgrade(ada)).toBe(200);
});
