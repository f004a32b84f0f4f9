import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { type FakeStripe, startStripe } from "../tests/fakes/stripe.ts";
import { Refusal } from "../platform/payments/stand-in/refusal.ts";
import { newMembership } from "../tests/support/plans.ts";
import { openSignup } from "../tests/support/signup-page.ts";
import { declinedCardRule } from "./limits.ts";

let app: TestApp;
let stripe: FakeStripe;
beforeAll(async () => {
  stripe = await startStripe();
  app = await openTestApp(stripe.settings);
});
afterAll(async () => {
  await app?.close();
  await stripe?.close();
});

const statusOf = ({ setupIntentId }: { setupIntentId: string }) =>
  stripe.account.intents.get(setupIntentId)?.status;

type Form = { setupIntentId: string; client_secret: string };

/** A card tried with the provider, and the provider's word of it. */
async function decline(form: Form): Promise<void> {
  const { setupIntentId, client_secret: secret } = form;
  expect(() => stripe.account.confirm(setupIntentId, secret, "declined")).toThrow(Refusal);
  await tell(form);
}

async function tell({ setupIntentId }: Form): Promise<void> {
  const event = stripe.account.events.findLast(({ data }) => data.object.id === setupIntentId);
  const signed = stripe.sign(event!);
  const rung = await app.request("POST", "/api/webhooks/stripe", {
    headers: { "stripe-signature": signed.signature, "content-type": "application/json" },
    body: signed.body,
  });
  expect(rung.status).toBe(200);
}

async function declineTooMany(form: Form): Promise<void> {
  for (let count = 0; count < declinedCardRule.points; count += 1) await decline(form);
  expect(statusOf(form)).toBe("requires_payment_method");
  await decline(form);
  expect(statusOf(form)).toBe("canceled");
}

test("a form with too many declined cards is closed, and a new one is needed", async () => {
  const visitor = await openSignup(app);
  await visitor.stage();
  await declineTooMany(visitor.body);
  expect(await (await visitor.stage()).json()).toMatchObject({
    message: "This card form has expired. Please reload the page.",
  });
  const again = await openSignup(app, "crm-essentials", { known: visitor });
  expect(again.setupIntentId).not.toBe(visitor.setupIntentId);
});

test("a visitor whose card is accepted before that is signed up", async () => {
  const visitor = await openSignup(app);
  await visitor.stage();
  for (let count = 0; count < 4; count += 1) await decline(visitor.body);
  const { client_secret: secret } = visitor.body;
  const saved = stripe.account.confirm(visitor.setupIntentId, secret, "saved");
  expect((await visitor.submit(saved.payment_method ?? "")).status).toBe(201);
});

test("a decline that the provider tells of again counts once", async () => {
  const visitor = await openSignup(app);
  const { owner } = await newMembership(app, "2031-01-10");
  const forms: Form[] = [visitor.body, (await owner.call("POST", "/api/billing/card")).body];
  for (const form of forms) {
    await decline(form);
    for (let count = 0; count < declinedCardRule.points; count += 1) await tell(form);
    expect(statusOf(form)).toBe("requires_payment_method");
  }
});

test("a form for another card is closed as soon", async () => {
  const { owner } = await newMembership(app, "2031-01-10");
  const open = async () => (await owner.call("POST", "/api/billing/card")).body;
  const form = await open();
  await declineTooMany(form);
  const { setupIntentId } = form;
  expect((await owner.call("PUT", "/api/billing/card", { setupIntentId })).status).toBe(409);
  expect((await open()).setupIntentId).not.toBe(setupIntentId);
});
