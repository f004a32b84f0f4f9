import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { newCompany, newPerson, type Person } from "../tests/support/company.ts";
import { addMembership, turnTo } from "../tests/support/hours.ts";

type Line = { id: string; updatedAt: string };

let home: TestApp, staff: Person, line: Line;
beforeAll(async () => {
  home = await openTestApp();
  await turnTo(home, "2031-03-10");
  staff = await newPerson(home, { email: trialAddresses.admin });
});
beforeEach(async () => {
  const { id: companyId } = await newCompany(home);
  await addMembership(home.ctx, companyId, { anchor: "2031-03-01" });
  const logged = { companyId, date: "2031-03-09", minutes: 60, where: "onshore", text: "Moved" };
  ({ body: line } = await staff.call("POST", "/api/admin/work", logged));
});
afterAll(() => home.close());

const change = (minutes: number, { id, updatedAt }: Line) =>
  staff.call("PATCH", `/api/admin/work/${id}`, { minutes, updatedAt });
const approve = ({ id, ...seen }: { id: string; updatedAt?: string }) =>
  staff.call("POST", `/api/admin/work/${id}/approve`, seen);

test("nobody approves other minutes than they read", async () => {
  const { id, updatedAt } = line;
  const { body: longer } = await change(480, line);
  expect(await approve({ id, updatedAt })).toMatchObject({
    status: 409,
    body: { current: { minutes: 480, status: "logged" } },
  });
  expect((await approve({ id, updatedAt: longer.updatedAt })).body.status).toBe("approved");
});

test("of two who correct a line, the second overwrites nothing", async () => {
  expect((await change(90, line)).status).toBe(200);
  expect(await change(120, line)).toMatchObject({
    status: 409,
    body: { current: { minutes: 90 } },
  });
});

test("a correction whose answer was lost is no conflict, and who read nothing approves as before", async () => {
  for (const again of [false, true]) expect((await change(90, line)).status, `${again}`).toBe(200);
  expect((await approve({ id: line.id })).status).toBe(200);
});

const sendBack = (reason: string, { id, updatedAt }: Line) =>
  staff.call("POST", `/api/admin/work/${id}/send-back`, { reason, updatedAt });

test("nobody sends back a line that was corrected since, and nobody logs again what was sent back unread", async () => {
  const { body: longer } = await change(480, line);
  expect(await sendBack("Longer", line)).toMatchObject({
    status: 409,
    body: { current: { minutes: 480, status: "logged" } },
  });
  expect((await sendBack("Shorter", longer)).body.status).toBe("sent_back");
  expect(await change(480, longer)).toMatchObject({
    status: 409,
    body: { current: { status: "sent_back", sentBackBecause: "Shorter" } },
  });
});
