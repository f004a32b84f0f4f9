import { afterAll, beforeAll, expect, test } from "vitest";
import { mail, type MailDesk, openMailDesk } from "../../../tests/support/mail-desk.ts";
import { startReceiver } from "../../../tests/support/receiver.ts";

let desk: MailDesk;
beforeAll(async () => {
  desk = await openMailDesk();
});
afterAll(() => desk.close());

test("a lost lead that writes again is open, and other tools are told", async () => {
  const lead = await desk.newLead();
  const tool = await startReceiver();
  const asked = { url: tool.url, events: ["lead.status_changed"] };
  expect((await desk.staff.call("POST", "/api/admin/webhooks", asked)).status).toBe(201);
  await desk.change(lead, { status: "lost" });
  for (const text of ["Are you there?", "It is me again."])
    await desk.take(mail("charles@example.org", desk.addressOf(lead), text));
  expect(await desk.see(lead)).toMatchObject({ status: "open" });
  await desk.home.runJob({ name: "webhook-round", payload: {} });
  const told = tool.got.map(({ body }) => JSON.parse(body).data);
  await tool.close();
  expect(told).toMatchObject([
    { leadId: lead, before: "new", status: "lost" },
    { leadId: lead, before: "lost", status: "open" },
  ]);
});
