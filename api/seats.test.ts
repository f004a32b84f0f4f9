import { trialAddresses } from "../content/trial.ts";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seats } from "../domain/companies/tables.ts";
import { auditLog } from "../platform/db/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import {
  callerOf,
  accept,
  type Company,
  inviteTo,
  newCompany,
  newPerson,
  seat,
} from "../tests/support/company.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const ownersOf = ({ id }: Company) =>
  home.database.db
    .select({ userId: seats.userId })
    .from(seats)
    .where(and(eq(seats.companyId, id), eq(seats.role, "owner")));

const statuses = async (answers: Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).toSorted();

test("changing, removing and leaving leave a trail of before and after; only the removed are told", async () => {
  const { id, at, owner, viewer, billing } = await newCompany(home);
  home.sent.length = 0;
  expect((await owner.call("PATCH", `${at}/seats/${viewer.id}`, { role: "billing" })).status).toBe(
    204,
  );
  expect((await owner.call("PATCH", `${at}/seats/${viewer.id}`, { role: "billing" })).status).toBe(
    204,
  );
  expect((await billing.call("DELETE", `${at}/seats/${billing.id}`)).status).toBe(204);
  expect(home.sent).toEqual([]);
  expect((await owner.call("DELETE", `${at}/seats/${viewer.id}`)).status).toBe(204);
  const trail = await home.database.db
    .select({ action: auditLog.action, details: auditLog.details })
    .from(auditLog)
    .where(eq(auditLog.subjectId, id))
    .orderBy(auditLog.id);
  expect(trail).toEqual([
    { action: "seat.role-changed", details: { userId: viewer.id, from: "viewer", to: "billing" } },
    { action: "seat.left", details: { userId: billing.id, from: "billing", to: null } },
    { action: "seat.removed", details: { userId: viewer.id, from: "billing", to: null } },
  ]);
  const [job] = home.sent;
  if (job) await home.runJob(job);
  const [mail] = (await home.services.mailbox?.list()) ?? [];
  expect(mail).toMatchObject({
    to: viewer.email,
    subject: expect.stringContaining("You no longer have access to Analytical Engines"),
  });
  expect((await viewer.call("GET", `${at}/seats`)).status).toBe(404);
});

describe("the last owner", () => {
  test("can’t leave, be removed or get another role, even alone in the company", async () => {
    const company = await newCompany(home);
    const { at, owner, viewer, requester, billing } = company;
    for (const { id } of [viewer, requester, billing])
      await owner.call("DELETE", `${at}/seats/${id}`);
    const own = `${at}/seats/${owner.id}`;
    const answers = [
      await owner.call("DELETE", own),
      await owner.call("PATCH", own, { role: "viewer" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect(answers[0]?.body.message).toContain("A company needs an owner.");
    expect(await ownersOf(company)).toEqual([{ userId: owner.id }]);
  });

  for (const alone of [true, false])
    test(`stays when both owners go at once, ${alone ? "alone" : "with others"}`, async () => {
      for (let round = 0; round < 5; round += 1) {
        const company = await newCompany(home);
        const { id, at, owner } = company;
        const second = await newPerson(home);
        await seat(home, id, second, "owner");
        if (alone)
          for (const other of [company.viewer, company.requester, company.billing])
            await owner.call("DELETE", `${at}/seats/${other.id}`);
        const outcome = await statuses([
          owner.call("DELETE", `${at}/seats/${owner.id}`),
          second.call("DELETE", `${at}/seats/${second.id}`),
        ]);
        expect(outcome).toEqual([204, 409]);
        expect(await ownersOf(company)).toHaveLength(1);
      }
    });

  test("stays when two owners take each other’s role, or remove each other", async () => {
    for (let round = 0; round < 5; round += 1) {
      const company = await newCompany(home);
      const { id, at, owner } = company;
      const second = await newPerson(home);
      await seat(home, id, second, "owner");
      const role = { role: "viewer" };
      const outcome = await statuses([
        owner.call("PATCH", `${at}/seats/${second.id}`, role),
        second.call(round % 2 ? "DELETE" : "PATCH", `${at}/seats/${owner.id}`, role),
      ]);
      expect(outcome[0]).toBe(204);
      expect([403, 404]).toContain(outcome[1]);
      expect(await ownersOf(company)).toHaveLength(1);
    }
  });
});

test("accepted and withdrawn at once has one outcome, and the loser is told", async () => {
  for (let round = 0; round < 8; round += 1) {
    const company = await newCompany(home);
    const person = await newPerson(home);
    const id = await inviteTo(company, person.email);
    const withdraw = company.owner.call("DELETE", `${company.at}/invitations/${id}`);
    const [accepted, withdrawn] = await Promise.all([accept(person, id), withdraw]);
    const isIn = (await person.call("GET", `${company.at}/seats`)).status === 200;
    expect([accepted.status, withdrawn.status]).toEqual(isIn ? [200, 409] : [409, 204]);
    const loser = isIn ? withdrawn : accepted;
    expect(loser.body.message).toMatch(isIn ? /accepted in the meantime/ : /was withdrawn/);
  }
});

test("one address invited by two owners at once has one invitation; accepted twice, one seat", async () => {
  const company = await newCompany(home);
  const second = await newPerson(home);
  await seat(home, company.id, second, "owner");
  const person = await newPerson(home);
  const ask = { email: person.email, role: "viewer" };
  const invited = [company.owner, second].map(({ call }) =>
    call("POST", `${company.at}/seats`, ask),
  );
  const [one, other] = await Promise.all(invited);
  expect([one?.status, other?.status, one?.body.id]).toEqual([201, 201, other?.body.id]);
  const id: string = one?.body.id;
  expect(await statuses([accept(person, id), accept(person, id)])).toEqual([200, 200]);
  expect((await person.call("GET", `${company.at}/seats`)).body.seats).toHaveLength(6);
});

test("removed while choosing the company: either way no dead choice is left", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, at, owner, viewer } = await newCompany(home);
    const [chosen, removed] = await Promise.all([
      viewer.call("PUT", "/api/companies/in-view", { companyId: id }),
      owner.call("DELETE", `${at}/seats/${viewer.id}`),
    ]);
    expect([200, 404]).toContain(chosen.status);
    expect(removed.status).toBe(204);
    expect((await viewer.call("GET", "/api/companies")).body).toEqual({ companies: [] });
  }
});

test("a person's phone number is shown to staff, not to the people beside them", async () => {
  const { at, owner, viewer } = await newCompany(home);
  await owner.call("PATCH", "/api/account/profile", { phone: "909 555 0100" });
  const seatIn = async ({ call }: Pick<typeof owner, "call">, { id }: typeof owner) => {
    const { body } = await call("GET", `${at}/seats`);
    return body.seats.find(({ userId }: { userId: string }) => userId === id);
  };
  const staff = { call: callerOf(home, await home.signIn(trialAddresses.admin)) };
  expect(await seatIn(staff, owner)).toHaveProperty("phone", "909 555 0100");
  expect(await seatIn(staff, viewer)).toHaveProperty("phone", null);
  for (const somebody of [owner, viewer])
    expect(await seatIn(somebody, owner)).not.toHaveProperty("phone");
});
