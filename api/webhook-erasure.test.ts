import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { users } from "../domain/accounts/tables.ts";
import { finishDeletions } from "../domain/finish-deletions.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { newPerson, type Person } from "../tests/support/company.ts";
import { startReceiver } from "../tests/support/receiver.ts";

let home: TestApp;
let staff: Person;
let receiver: Awaited<ReturnType<typeof startReceiver>>;

beforeAll(async () => {
  home = await openTestApp();
  staff = await newPerson(home, { email: trialAddresses.admin });
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await home.close();
});

test("what was sent, or waits to be, goes with the account it names, and nobody else's", async () => {
  const { url } = receiver;
  await staff.call("POST", "/api/admin/webhooks", { url, events: ["lead.created"] });
  const write = (email: string) =>
    home.post("/api/contact", {
      firstName: "Grace",
      lastName: "Hopper",
      email,
      interestedIn: "growth-plan",
      message: "A word for staff alone.",
    });
  const round = () => home.runJob({ name: "webhook-round", payload: {} });
  const person = await newPerson(home);
  await write(person.email.toUpperCase());
  await write(`not-${person.email}`);
  await round();
  receiver.answerWith(503);
  await write(person.email);
  await round();
  const count = async () => {
    const { body } = await staff.call("GET", "/api/admin/webhook-deliveries");
    return body.length as number;
  };
  expect([await count(), receiver.got.length]).toEqual([3, 3]);
  await home.database.db
    .update(users)
    .set({ deletionScheduledFor: new Date(0) })
    .where(eq(users.id, person.id));
  await finishDeletions(home.ctx);
  expect(await count()).toBe(1);
});
