import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companies } from "../domain/companies/tables.ts";
import { conversations } from "../domain/desk/tables.ts";
import { callerOf, newCompany, newPerson } from "../tests/support/company.ts";
import { ask, type Desk, openDesk, sendEnquiry } from "../tests/support/desk.ts";

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const path = "/api/admin/templates";
const create = (input: object, { call } = desk.staff) => call("POST", path, input);
const filled = async (id: string, name: string): Promise<string> =>
  (await desk.staff.call("GET", `/api/admin/inbox/${id}/templates`)).body.find(
    (one: { name: string }) => one.name === name,
  ).text;

test("three come with a new database", async () => {
  const { body } = await desk.staff.call("GET", path);
  expect(body.map(({ name }: { name: string }) => name)).toEqual([
    "Hours left on your plan",
    "Is it solved?",
    "We are on it",
  ]);
});

test("are added, changed and removed by staff, and the log says so", async () => {
  const { status, body } = await create({ name: "Thanks", text: "Thank you, {{ name }}." });
  expect(status).toBe(201);
  const at = `${path}/${body.id}`;
  const changed = await desk.staff.call("PATCH", at, { ...body, text: "Thanks, {{name}}!" });
  expect(changed).toMatchObject({ status: 200, body: { version: 2, text: "Thanks, {{name}}!" } });
  const late = await desk.colleague.call("PATCH", at, { ...body, text: "Too late" });
  expect(late).toMatchObject({ status: 409, body: { current: { version: 2 } } });
  expect((await desk.staff.call("DELETE", at)).status).toBe(204);
  expect((await desk.staff.call("DELETE", at)).status).toBe(404);
  expect((await desk.staff.call("PATCH", at, body)).status).toBe(404);
  const { body: log } = await desk.staff.call("GET", "/api/admin/log?limit=3");
  expect(log.map(({ action }: { action: string }) => action)).toEqual([
    "template.removed",
    "template.changed",
    "template.created",
  ]);
});

test("have names of their own, and only fields that there are", async () => {
  const two = await Promise.all([1, 2].map(() => create({ name: "Twice", text: "Once." })));
  expect(two.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  expect(await create({ name: "tWICE", text: "Again." })).toMatchObject({
    status: 400,
    body: { fields: { name: "Another template has this name" } },
  });
  expect(await create({ name: "Unknown", text: "Dear {{nickname}}" })).toMatchObject({
    status: 400,
    body: { fields: { text: "There is no field {{nickname}}" } },
  });
  expect((await create({ name: "Inherited", text: "Dear {{constructor}}" })).status).toBe(400);
});

describe("in an answer", () => {
  const text = "{{name}}|{{company}}|{{plan}}|{{hours left}}|{{promise}}|{{consultant}}";

  beforeAll(async () => {
    await create({ name: "All", text });
  });

  test("are filled with what is known of a company", async () => {
    await desk.home.database.db.update(companies).set({ consultantId: desk.colleague.id });
    const id = await desk.askUrgently();
    expect((await filled(id, "All")).replace(/\s/g, " ")).toBe(
      "Ada|Analytical Engines|{{plan}}|0 min|Monday, Mar 10, 11:30 AM PDT|Ada",
    );
    await desk.reply(id);
    expect(await filled(id, "All")).toContain("|{{promise}}|");
  });

  test("keep the fields of what nobody knows, which is not sent", async () => {
    const alone = await newPerson(desk.home);
    const lead = await sendEnquiry(desk.home, desk.staff);
    expect(await filled(lead, "All")).toMatch(
      /^Charles\|Difference Engines\|\{\{plan\}\}\|\{\{hours left\}\}\|.+\|Ada$/,
    );
    const id = await ask(alone);
    const left = await filled(id, "All");
    expect(left).toMatch(/^Ada\|\{\{company\}\}\|/);
    expect(await desk.reply(id, { text: left })).toMatchObject({
      status: 400,
      body: { fields: { text: expect.stringContaining("{{") } },
    });
    expect((await desk.see(id)).messages).toHaveLength(1);
    const note = await desk.note(id, left);
    expect(note.status).toBe(201);
  });

  test("are no others: what a client is to write between braces is sent", async () => {
    const id = await desk.askUrgently();
    const said = "In Power Pages write {{ user.fullname }}.";
    expect((await desk.reply(id, { text: `${said} You are on {{ plan }}.` })).status).toBe(400);
    expect((await desk.reply(id, { text: said })).status).toBe(201);
    expect((await desk.see(id)).messages.at(-1).text).toBe(said);
  });
});

test("promise nothing by a time that is over, and call nobody by an address", async () => {
  await create({ name: "Late", text: "{{name}}|{{promise}}" });
  const lead = await sendEnquiry(desk.home, desk.staff);
  await desk.home.database.db.update(conversations).set({ name: null });
  expect(await filled(lead, "Late")).toMatch(/^\{\{name\}\}\|\w+, /);
  desk.home.advance(7 * 86_400_000);
  expect(await filled(lead, "Late")).toBe("{{name}}|{{promise}}");
});

test("are nobody's but staff's", async () => {
  const { body: made } = await create({ name: "Ours", text: "Ours." });
  const own = await newCompany(desk.home, "Jacquard Looms");
  const id = await ask(own.owner);
  const at = `${path}/${made.id}`;
  const calls: [method: string, path: string, body?: object][] = [
    ["GET", path],
    ["GET", `/api/admin/inbox/${id}/templates`],
    ["POST", path, { name: "Mine", text: "Mine." }],
    ["PATCH", at, { ...made, text: "Mine." }],
    ["DELETE", at],
  ];
  const visitor = { call: callerOf(desk.home) };
  for (const [method, where, body] of calls) {
    expect((await visitor.call(method, where, body)).status, method).toBe(401);
    for (const member of [own.owner, own.requester, own.viewer, own.billing])
      expect((await member.call(method, where, body)).status, method).toBe(403);
  }
});
