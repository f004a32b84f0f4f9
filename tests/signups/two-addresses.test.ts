import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { membershipSignups } from "../../domain/billing/tables.ts";
import { openTestApp, type TestApp } from "../support/app.ts";
import { type FakeStripe, type Fault, startStripe } from "../fakes/stripe.ts";
import { createChance } from "../../scripts/chance.ts";
import { createBrowser, type World } from "./visitor.ts";

let home: TestApp;
let stripe: FakeStripe;
beforeAll(async () => {
  stripe = await startStripe();
  home = await openTestApp(stripe.settings);
});
afterAll(async () => {
  await home?.close();
  await stripe?.close();
});

const person = (email: string) => ({
  firstName: "Ada",
  lastName: "Lovelace",
  email,
  phone: "(909) 555-0101",
  company: "Analytical Engines",
});

const record: World["record"] = { told: [], errors: [], secrets: new Set(), forgeries: [] };
const noChance = { ...createChance(1), next: () => 1, happens: () => false };

test("a form that was never staged gives its customer the saved card, once", async () => {
  const browser = createBrowser({ home, stripe, record, chance: noChance }, "10.9.1.1");
  const setup = (await browser.open("crm-essentials"))!;
  const { card } = browser.confirm(setup, "saved")!;
  const faults: Fault[] = ["500 after", "drop before"];
  stripe.control.faultFor = (_method, path) =>
    path.endsWith("/attach") ? faults.shift() : undefined;
  const submit = () => browser.submit(person("alone@example.com"), "crm-essentials", setup, card!);
  expect(await browser.insist(submit)).toBe(true);
  expect(await submit()).toBe(true);
  const { customer } = stripe.account.paymentMethods.get(card!)!;
  expect(stripe.account.customers.get(customer!)?.email).toBe("alone@example.com");
  const { setupIntentId } = setup;
  const rows = await home.database.db
    .select()
    .from(membershipSignups)
    .where(eq(membershipSignups.setupIntentId, setupIntentId));
  expect(rows).toMatchObject([
    { customerId: customer, paymentMethodId: card, cardBrand: "visa", cardLast4: "4242" },
  ]);
});

test("whichever of two tabs with two addresses comes first, form and customer belong to one person", async () => {
  // One of the two writes to the intent waits, so that form and customer are kept in either order.
  let writes = 0;
  stripe.control.faultFor = (method, path) =>
    method === "POST" && /setup_intents\/\w+$/.test(path) && (writes += 1) % 2 === 1
      ? "slow"
      : undefined;
  for (let round = 0; round < 8; round += 1) {
    const browser = createBrowser({ home, stripe, record, chance: noChance }, `10.9.0.${round}`);
    const people = [person(`first-${round}@example.com`), person(`second-${round}@example.com`)];
    if (round % 2) people.reverse();
    const setup = (await browser.open("crm-essentials"))!;
    const staged = await Promise.all(
      people.map((one) => browser.stage(one, "crm-essentials", setup)),
    );
    expect(staged).toEqual([true, true]);
    const saved = browser.confirm(setup, "saved");
    record.told.length = 0;
    const told = await Promise.all(
      people.map((one) => browser.submit(one, "crm-essentials", setup, saved?.card ?? "")),
    );
    expect(told.filter((yes) => yes)).toHaveLength(1);
    const [row, ...others] = await home.database.db
      .select()
      .from(membershipSignups)
      .where(eq(membershipSignups.setupIntentId, setup.setupIntentId));
    expect(others).toEqual([]);
    expect(record.told.map(({ email }) => email)).toEqual([row?.email]);
    expect(stripe.account.customers.get(row?.customerId ?? "")?.email).toBe(row?.email);
  }
});
