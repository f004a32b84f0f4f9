import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { messages } from "../domain/desk/tables.ts";
import { takeMail } from "../domain/desk/mail/take-mail.ts";
import { ask, type Desk, openDesk, sendEnquiry } from "../tests/support/desk.ts";

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk({
    INBOX_URL: "imaps://inbox%40firm.example:secret@imap.firm.example/INBOX",
    MAIL_FROM: "hello@firm.example",
  });
});
afterAll(() => desk.close());

/** Each from a network of its own, as limits count. */
let networks = 0;
const newLead = () => sendEnquiry(desk.home, desk.staff, {}, `192.0.2.${(networks += 1)}`);

async function setAside(): Promise<string> {
  const uid = (networks += 1);
  const raw = Buffer.from(
    `From: away-${uid}@looms.example\r\nSubject: Away\r\nAuto-Submitted: auto-replied\r\nMessage-ID: <${uid}@looms.example>\r\n\r\nBack soon.\r\n`,
  );
  const at = { uid, uidValidity: "1", readerId: "test" };
  const { ctx, services } = desk.home;
  await takeMail(ctx, at, { raw, cut: false }, services.settings);
  const { body } = await desk.staff.call("GET", "/api/admin/set-aside-mails");
  return body.find(({ address }: { address: string }) => address.startsWith(`away-${uid}@`)).id;
}

type Call = [method: string, path: string, body?: object];
type Race = { one: Call; two?: Call; answers: number[]; logged: string[] };

const made = async (path: string, body: object): Promise<string> =>
  (await desk.staff.call("POST", path, body)).body.id;
const template = () => made("/api/admin/templates", { name: crypto.randomUUID(), text: "Once." });
const endpoint = () =>
  made("/api/admin/webhooks", { url: "https://tools.example/hook", events: ["lead.created"] });
const change = async (one: object, two: object, answers = [200, 200]): Promise<Race> => {
  const path = `/api/admin/inbox/${await desk.askUrgently()}`;
  return {
    one: ["PATCH", path, one],
    two: ["PATCH", path, two],
    answers,
    logged: answers.map(() => "conversation.changed"),
  };
};
const assigned = () => change({ assignee: desk.staff.id }, { assignee: desk.colleague.id });

const races: Record<string, () => Promise<Race>> = {
  "who take it": assigned,
  "who close it and change its urgency": () =>
    change({ status: "solved" }, { urgency: "standard" }),
  "who write a note each": async () => {
    const one: Call = [
      "POST",
      `/api/admin/inbox/${await desk.askUrgently()}/notes`,
      { text: "Mine." },
    ];
    return { one, answers: [201, 201], logged: ["conversation.noted", "conversation.noted"] };
  },
  "who change a template": async () => {
    const one: Call = [
      "PATCH",
      `/api/admin/templates/${await template()}`,
      { name: crypto.randomUUID(), text: "Twice.", version: 1 },
    ];
    return { one, answers: [200, 409], logged: ["template.changed"] };
  },
  "who remove a template": async () => ({
    one: ["DELETE", `/api/admin/templates/${await template()}`],
    answers: [204, 404],
    logged: ["template.removed"],
  }),
  "who change an endpoint": async () => {
    const path = `/api/admin/webhooks/${await endpoint()}`;
    return {
      one: ["PATCH", path, { enabled: false }],
      two: ["PATCH", path, { events: ["request.created"] }],
      answers: [200, 200],
      logged: ["webhook.changed", "webhook.changed"],
    };
  },
  "who replace its secret": async () => ({
    one: ["POST", `/api/admin/webhooks/${await endpoint()}/secret`, { previousUntil: null }],
    answers: [201, 409],
    logged: ["webhook.secret-rotated"],
  }),
  "who test it": async () => ({
    one: ["POST", `/api/admin/webhooks/${await endpoint()}/test`],
    answers: [201, 201],
    logged: [],
  }),
  "who send something again": async () => {
    const { body } = await desk.staff.call("POST", `/api/admin/webhooks/${await endpoint()}/test`);
    return {
      one: ["POST", `/api/admin/webhook-deliveries/${body.id}/again`],
      answers: [201, 201],
      logged: ["webhook.sent-again", "webhook.sent-again"],
    };
  },
  "who reopen it": async () => {
    const path = `/api/admin/inbox/${await desk.askUrgently()}`;
    await desk.staff.call("PATCH", path, { status: "solved" });
    return {
      one: ["PATCH", path, { status: "open" }],
      answers: [200, 200],
      logged: ["conversation.changed"],
    };
  },
  "who make a company of a lead": async () => ({
    one: ["POST", `/api/admin/inbox/${await newLead()}/company`],
    answers: [201, 409],
    logged: ["lead.won", "company.created"],
  }),
  "who remove an endpoint": async () => ({
    one: ["DELETE", `/api/admin/webhooks/${await endpoint()}`],
    answers: [204, 404],
    logged: ["webhook.deleted"],
  }),
};

test.each(Object.keys(races))("two staff %s have one outcome each, told once", async (name) => {
  const { one, two = one, answers, logged } = await races[name]!();
  const newest = async () =>
    (await desk.staff.call("GET", "/api/admin/log?limit=50")).body as {
      id: string;
      action: string;
    }[];
  const before = new Set((await newest()).map(({ id }) => id));
  const got = await Promise.all([desk.staff.call(...one), desk.colleague.call(...two)]);
  const statuses = got.map(({ status }) => status).toSorted();
  const actions = (await newest()).filter(({ id }) => !before.has(id)).map(({ action }) => action);
  expect(statuses).toEqual(answers);
  expect(actions).toEqual(logged);
});

test.each([0, 1])(
  "an answer beside a colleague's closing leaves it solved, round %i",
  async (round) => {
    const id = await desk.askUrgently();
    const calls = [
      () => desk.reply(id),
      () => desk.colleague.call("PATCH", `/api/admin/inbox/${id}`, { status: "solved" }),
    ];
    if (round % 2) calls.reverse();
    const answers = await Promise.all(calls.map((call) => call()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    const { status, messages: turns } = await desk.see(id);
    expect(status).toBe("solved");
    expect(turns.filter(({ author }: { author: string }) => author === "staff")).toHaveLength(1);
    expect(await desk.sentFor("conversation-reply", id)).toHaveLength(1);
  },
);

test.each([0, 1])(
  "what is closed beside a colleague's putting it off is solved, and not put off, round %i",
  async (round) => {
    const id = await desk.askUrgently();
    const path = `/api/admin/inbox/${id}`;
    const close = () => desk.staff.call("PATCH", path, { status: "solved" });
    const putOff = () =>
      desk.colleague.call("PATCH", path, { snoozeUntil: "2031-03-20T17:00:00.000Z" });
    const [closed, late] = await Promise.all(
      round % 2 ? [close(), putOff()] : [putOff(), close()].toReversed(),
    );
    expect(closed?.status).toBe(200);
    expect([200, 400]).toContain(late?.status);
    expect(await desk.see(id)).toMatchObject({ status: "solved", snoozedUntil: null });
    const { body: told } = await desk.staff.call("GET", `/api/admin/log?conversationId=${id}`);
    expect(told).toHaveLength(late?.status === 200 ? 2 : 1);
  },
);

test.each([0, 1])(
  "an answer beside spam is sent before it or not at all, round %i",
  async (round) => {
    const id = await newLead();
    const calls = [
      () => desk.reply(id),
      () => desk.colleague.call("PATCH", `/api/admin/inbox/${id}`, { status: "spam" }),
    ];
    if (round % 2) calls.reverse();
    const answers = await Promise.all(calls.map((call) => call()));
    const [answer, spam] = round % 2 ? answers.toReversed() : answers;
    expect(spam?.status).toBe(200);
    expect([201, 409]).toContain(answer?.status);
    expect((await desk.see(id)).status).toBe("spam");
    const sent = await desk.sentFor("conversation-reply", id);
    expect(sent).toHaveLength(answer?.status === 201 ? 1 : 0);
  },
);

test.each([0, 1])("an intake beside a dismissal is one of the two, round %i", async (round) => {
  const id = await setAside();
  const press = ({ call }: Desk["staff"], what: string) =>
    call("POST", `/api/admin/set-aside-mails/${id}/${what}`);
  const calls = [() => press(desk.staff, "intake"), () => press(desk.colleague, "dismissal")];
  if (round % 2) calls.reverse();
  const answers = await Promise.all(calls.map((call) => call()));
  const [intake, dismissal] = round % 2 ? answers.toReversed() : answers;
  const isTaken = intake?.status === 201;
  expect([intake?.status, dismissal?.status]).toEqual(isTaken ? [201, 404] : [404, 204]);
  const { body } = await desk.staff.call("GET", "/api/admin/inbox?kind=lead&q=away-&limit=100");
  const taken = body.some(({ id: lead }: { id: string }) => lead === intake?.body.conversationId);
  expect(taken).toBe(isTaken);
});

test.each([0, 1, 2, 3])("spam beside a company is one after the other, round %i", async (round) => {
  const id = await newLead();
  const calls = [
    () => desk.staff.call("PATCH", `/api/admin/inbox/${id}`, { status: "spam" }),
    () => desk.colleague.call("POST", `/api/admin/inbox/${id}/company`),
  ];
  if (round % 2) calls.reverse();
  const answers = await Promise.all(calls.map((call) => call()));
  const [spam, company] = round % 2 ? answers.toReversed() : answers;
  expect(spam?.status).toBe(200);
  expect([201, 409]).toContain(company?.status);
  const lead = await desk.see(id);
  expect([lead.status, lead.clock?.metAt ?? null]).toEqual(["spam", null]);
  expect(lead.wonCompanyId).toBe(company?.status === 201 ? company.body.companyId : null);
});

test.each([0, 1, 2, 3])(
  "a merge beside a member's message keeps it once, with a promise, round %i",
  async (round) => {
    const { owner } = desk.own;
    const [from, into] = [await ask(owner), await ask(owner)];
    const text = `Beside a merge ${round}.`;
    const calls = [
      () => desk.staff.call("POST", `/api/admin/inbox/${from}/merge`, { into }),
      () => desk.write(from, text),
    ];
    if (round % 2) calls.reverse();
    const answers = await Promise.all(calls.map((call) => call()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    const kept = await desk.see(from);
    expect(kept.id).toBe(into);
    const said = kept.messages.filter((one: { text: string }) => one.text === text);
    expect(said).toHaveLength(1);
    expect(kept.clock).toMatchObject({ metAt: null });
    expect((await desk.read(into)).messages).toContainEqual(
      expect.objectContaining({ id: said[0].id }),
    );
    const { db } = desk.home.database;
    expect(await db.$count(messages, eq(messages.text, text))).toBe(1);
  },
);
