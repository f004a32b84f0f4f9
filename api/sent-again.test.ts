import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { newCompany } from "../tests/support/company.ts";
import {
  openWebhookDesk,
  type Receiver,
  verify,
  type WebhookDesk,
} from "../tests/support/webhook-desk.ts";

let desk: WebhookDesk;
let home: WebhookDesk["home"];
let staff: WebhookDesk["staff"];
let receiver: Receiver;
beforeAll(async () => {
  desk = await openWebhookDesk();
  ({ home, staff } = desk);
});
afterAll(() => home.close());
beforeEach(async () => void (receiver = await desk.receiver()));
afterEach(() => desk.clear());

const at = "/api/admin/webhooks";

test("goodwill whose answer was lost is given once", async () => {
  const { id, owner } = await newCompany(home);
  const given = { key: randomUUID(), minutes: 120, reason: "The outage" };
  const [first, again] = [
    await staff("POST", `/api/admin/companies/${id}/goodwill`, given),
    await staff("POST", `/api/admin/companies/${id}/goodwill`, given),
  ];
  expect(again).toMatchObject({ status: first.status, body: first.body });
  const { body } = await owner.call("GET", "/api/membership/hours");
  expect(body.grants).toHaveLength(1);
});

test("a request from the dashboard whose answer was lost is one request", async () => {
  const { owner } = await newCompany(home, "Asks twice");
  const asked = { topic: "support", message: "The import hangs again.", key: randomUUID() };
  const [first, again] = [
    await owner.call("POST", "/api/account/enquiries", asked),
    await owner.call("POST", "/api/account/enquiries", asked),
  ];
  expect(again.body).toEqual(first.body);
  expect((await staff("GET", "/api/admin/inbox?kind=request")).body).toHaveLength(1);
});

test("an endpoint whose answer was lost is told once, and its secret can be read again", async () => {
  const added = { url: receiver.url, events: ["lead.created"], key: randomUUID() };
  await staff("POST", at, added);
  const { body: made } = await staff("POST", at, added);
  await desk.lead();
  await desk.round();
  expect(receiver.got).toHaveLength(1);
  verify(made.secret, receiver);
});

test("a secret whose replacement was lost is replaced once, and the one before signs on", async () => {
  const { id, secret } = await desk.add(receiver.url);
  const replaced = { previousUntil: null, key: randomUUID() };
  const [first, again] = [
    await staff("POST", `${at}/${id}/secret`, replaced),
    await staff("POST", `${at}/${id}/secret`, replaced),
  ];
  expect(again.body).toEqual(first.body);
  const other = await staff("POST", `${at}/${id}/secret`, { ...replaced, key: randomUUID() });
  expect(other.status).toBe(409);
  await staff("POST", `${at}/${id}/test`);
  await desk.round();
  for (const known of [again.body.secret, secret])
    expect(verify(known, receiver)).toMatchObject({ type: "test" });
});
