import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { companies } from "../domain/companies/tables.ts";
import { newCompany } from "../tests/support/company.ts";
import { ask, type Desk, openDesk, sendEnquiry } from "../tests/support/desk.ts";
import { waitsOrEnds } from "../tests/support/lock-wait.ts";

let desk: Desk;
let requestId: string;
beforeAll(async () => {
  desk = await openDesk();
  requestId = await ask(desk.own.owner);
});
afterAll(() => desk.close());

const log = (more: object) =>
  desk.staff.call("POST", "/api/admin/work", {
    companyId: desk.own.id,
    date: "2031-03-07",
    minutes: 50,
    where: "onshore",
    text: "Freed the wheel",
    ...more,
  });
const told = async () => (await desk.own.owner.call("GET", `/api/requests/${requestId}/work`)).body;

test("work logged on a request shows there, until it is sent back", async () => {
  expect(await told()).toEqual([]);
  const { status, body } = await log({ requestId });
  expect(status).toBe(201);
  expect(body.requestId).toBe(requestId);
  expect(await told()).toMatchObject([
    { id: body.id, text: "Freed the wheel", minutes: 50, billedMinutes: 60, status: "logged" },
  ]);
  await log({ text: "Something else" });
  const listed = await desk.staff.call("GET", `/api/admin/work?requestId=${requestId}`);
  expect(listed.body).toMatchObject([{ id: body.id }]);
  await desk.staff.call("POST", `/api/admin/work/${body.id}/send-back`, { reason: "Which?" });
  expect(await told()).toEqual([]);
  const again = { text: "Freed the wheel again" };
  await desk.staff.call("PATCH", `/api/admin/work/${body.id}`, again);
  expect(await told()).toMatchObject([again]);
});

test("another company's request, a lead and none at all are refused alike", async () => {
  const other = await newCompany(desk.home, "Difference Engines");
  const foreign = await ask(other.owner);
  const lead = await sendEnquiry(desk.home, desk.staff);
  const { body: line } = await log({});
  for (const id of [foreign, lead, crypto.randomUUID()]) {
    const refused = { status: 400, body: { fields: { requestId: expect.any(String) } } };
    expect(await log({ requestId: id })).toMatchObject(refused);
    const changed = await desk.staff.call("PATCH", `/api/admin/work/${line.id}`, { requestId: id });
    expect(changed).toMatchObject(refused);
  }
  expect((await log({ requestId: 7 })).status).toBe(400);
});

test("a line that moves to another company leaves the request behind", async () => {
  const { body: line } = await log({ requestId });
  const other = await newCompany(desk.home, "Looms");
  const moved = await desk.staff.call("PATCH", `/api/admin/work/${line.id}`, {
    companyId: other.id,
  });
  expect(moved.body).toMatchObject({ companyId: other.id, requestId: null });
  expect((await told()).map(({ id }: { id: string }) => id)).not.toContain(line.id);
});

test("the request of a merged company takes work for the company that was kept", async () => {
  const merged = await newCompany(desk.home, "Cards and Punches");
  const id = await ask(merged.owner);
  const at = `/api/admin/companies/${desk.own.id}`;
  expect((await desk.staff.call("POST", `${at}/merge`, { companyId: merged.id })).status).toBe(200);
  const { body: read } = await desk.staff.call("GET", `/api/admin/inbox/${id}`);
  const { status, body } = await log({ companyId: read.companyId, requestId: id });
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body).toMatchObject({ companyId: desk.own.id, company: read.company, requestId: id });
});

test("what a merged company asked is found by the name of the one that was kept", async () => {
  const merged = await newCompany(desk.home, "Orreries");
  const id = await ask(merged.owner);
  const kept = await newCompany(desk.home, "Sundials");
  await desk.staff.call("POST", `/api/admin/companies/${kept.id}/merge`, { companyId: merged.id });
  for (const name of ["sundial", "orrer"])
    expect((await desk.staff.call("GET", `/api/admin/inbox?q=${name}`)).body).toMatchObject([
      { id, company: "Sundials" },
    ]);
});

test.each(["logged", "changed"])(
  "work that is %s while its request is merged is on the one that was kept",
  async (how) => {
    const { home, own, staff } = desk;
    const [from, into] = [await ask(own.owner), await ask(own.owner)];
    const { body: line } = await log({});
    const act = () =>
      how === "logged"
        ? log({ requestId: from })
        : staff.call("PATCH", `/api/admin/work/${line.id}`, { requestId: from });
    const answers: Promise<{ status: number }>[] = [];
    await home.database.db.transaction(async (tx) => {
      // The work waits for its company, of which the merge asks no more than that it is there.
      await tx.select().from(companies).where(eq(companies.id, own.id)).for("no key update");
      answers.push(act());
      await waitsOrEnds(home.database, answers[0]!);
      answers.push(staff.call("POST", `/api/admin/inbox/${from}/merge`, { into }));
      await waitsOrEnds(home.database, answers[1]!, 2);
    });
    const [done, merged] = await Promise.all(answers);
    expect([done?.status, merged?.status]).toEqual([how === "logged" ? 201 : 200, 200]);
    const { body: lines } = await own.owner.call("GET", `/api/requests/${into}/work`);
    expect(lines).toMatchObject([{ text: "Freed the wheel" }]);
  },
);
