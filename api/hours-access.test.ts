import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { workQuestionRule } from "./limits.ts";
import { addDays } from "../domain/fields/civil-date.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import {
  callerOf,
  type Company,
  newCompany,
  newPerson,
  type Person,
} from "../tests/support/company.ts";
import { addMembership, turnTo } from "../tests/support/hours.ts";

let home: TestApp;
let own: Company;
let statementId: string;
let staffCookie: string;
let questioned: string;
let people: Record<string, Pick<Person, "call">>;
const first = "2031-03-01";
const nowhere = crypto.randomUUID();
const agreed = { minutes: 15, where: "onshore", text: "Moved the contacts" };

const staff: Person["call"] = (...call) => people["staff"]!.call(...call);
const log = async (minutes = 15): Promise<string> => {
  const line = { ...agreed, minutes, companyId: own.id, date: addDays(first, 38) };
  return (await staff("POST", "/api/admin/work", line)).body.id;
};

beforeAll(async () => {
  home = await openTestApp();
  await turnTo(home, addDays(first, 38));
  const expire = new Date("2040-01-01");
  staffCookie = await home.signIn(trialAddresses.admin, { expire });
  const foreign = await newCompany(home, "Difference Engines");
  own = await newCompany(home);
  people = {
    visitor: { call: callerOf(home) },
    "no company": await newPerson(home),
    "foreign owner": foreign.owner,
    viewer: own.viewer,
    requester: own.requester,
    billing: own.billing,
    owner: own.owner,
    staff: { call: callerOf(home, staffCookie) },
  };
  for (const { id } of [own, foreign]) await addMembership(home.ctx, id, { anchor: first });
  await home.runJob({ name: "period-closing", payload: {} });
  statementId = (await own.owner.call("GET", "/api/membership/statements")).body[0].id;
  questioned = await log();
  await own.owner.call("POST", `/api/membership/work/${questioned}/questions`, { text: "Why?" });
});
afterAll(() => home.close());

type Expected = Record<string, number>;
type Call = [method: string, path: string, body?: unknown];
const none = { visitor: 401, "no company": 404, "foreign owner": 404 };
const noStaff = { "no company": 403, "foreign owner": 403, viewer: 403, requester: 403 };
const staffOnly = { visitor: 401, ...noStaff, billing: 403, owner: 403 };
const everybody = { viewer: 200, requester: 200, billing: 200, owner: 200, staff: 200 };
const change = { text: "Moved all of the contacts" };

const calls: [string, Expected, () => Promise<Call>][] = [
  [
    "a statement",
    { ...none, ...everybody },
    async () => ["GET", `/api/membership/statements/${statementId}`],
  ],
  [
    "the PDF of a statement",
    { ...none, ...everybody },
    async () => ["GET", `/api/membership/statements/${statementId}/pdf`],
  ],
  [
    "a line that waits for an owner",
    { ...none, staff: 404, viewer: 403, requester: 403, billing: 403, owner: 200 },
    async () => ["POST", `/api/membership/work/${await log(1440)}/agreement`],
  ],
  [
    "a question about a line",
    { ...none, staff: 404, viewer: 403, billing: 403, requester: 201, owner: 201 },
    async () => ["POST", `/api/membership/work/${questioned}/questions`, { text: "Why?" }],
  ],
  ["the list of work", { ...staffOnly, staff: 200 }, async () => ["GET", "/api/admin/work"]],
  [
    "logging work",
    { ...staffOnly, staff: 201 },
    async () => ["POST", "/api/admin/work", { ...agreed, companyId: own.id, date: first }],
  ],
  [
    "changing a line",
    { ...staffOnly, staff: 200 },
    async () => ["PATCH", `/api/admin/work/${await log()}`, change],
  ],
  [
    "approving",
    { ...staffOnly, staff: 200 },
    async () => ["POST", `/api/admin/work/${await log()}/approve`],
  ],
  [
    "sending back",
    { ...staffOnly, staff: 200 },
    async () => ["POST", `/api/admin/work/${await log()}/send-back`, { reason: "Which?" }],
  ],
  [
    "reversing",
    { ...staffOnly, staff: 200 },
    async () => {
      const id = await log();
      await staff("POST", `/api/admin/work/${id}/approve`);
      return ["POST", `/api/admin/work/${id}/reverse`];
    },
  ],
  [
    "an answer",
    { ...staffOnly, staff: 201 },
    async () => ["POST", `/api/admin/work/${questioned}/answers`, { text: "Because." }],
  ],
  [
    "goodwill",
    { ...staffOnly, staff: 201 },
    async () => [
      "POST",
      `/api/admin/companies/${own.id}/goodwill`,
      { minutes: 15, reason: "The outage" },
    ],
  ],
  ["a timer", { ...staffOnly, staff: 200 }, async () => ["GET", "/api/admin/timer"]],
  [
    "a company's page",
    { ...staffOnly, staff: 200 },
    async () => ["GET", `/api/admin/companies/${own.id}`],
  ],
  [
    "a company's notes",
    { ...staffOnly, staff: 201 },
    async () => ["POST", `/api/admin/companies/${own.id}/notes`, { text: "Calls after four." }],
  ],
];

describe.each(calls)("%s", (_name, expected, call) => {
  test("is for whom it is for", async () => {
    const answers: Expected = {};
    for (const [who, person] of Object.entries(people)) {
      const { status, body } = await person.call(...(await call()));
      answers[who] = status;
      if (status > 400 && status < 405)
        expect(JSON.stringify(body), who).not.toContain(agreed.text);
    }
    expect(answers).toEqual(expected);
  });

  test.runIf("foreign owner" in expected && expected["foreign owner"] === 404)(
    "answers alike for another's and for none",
    async () => {
      const [method, path, body] = await call();
      const missing = path.replace(/[\da-f-]{36}/, nowhere);
      for (const who of ["no company", "foreign owner"]) {
        const person = people[who]!;
        expect(await person.call(method, path, body)).toEqual(
          await person.call(method, missing, body),
        );
      }
    },
  );
});

test("no copy of a statement is left in a browser", async () => {
  const headers = { Cookie: staffCookie };
  const answer = await home.request("GET", `/api/membership/statements/${statementId}/pdf`, {
    headers,
  });
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
});

test("nobody fills the inbox of the firm with questions", async () => {
  const path = `/api/membership/work/${await log()}/questions`;
  const statuses = new Set<number>();
  for (let sent = 0; sent <= workQuestionRule.points; sent += 1)
    statuses.add((await own.requester.call("POST", path, { text: "Why?" })).status);
  expect([...statuses]).toEqual([201, 429]);
});

async function statementIds(who: string): Promise<string[]> {
  const { body } = await people[who]!.call("GET", "/api/membership/statements");
  return body.map(({ id }: { id: string }) => id);
}

test("a list holds the statements of one's own company only", async () => {
  expect(await statementIds("billing")).toEqual([statementId]);
  const [foreign, ...more] = await statementIds("foreign owner");
  expect([more, foreign === statementId]).toEqual([[], false]);
});
