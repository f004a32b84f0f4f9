import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import {
  callerOf,
  type Company,
  newCompany,
  newPerson,
  type Person,
} from "../tests/support/company.ts";
import { ask, sendEnquiry } from "../tests/support/desk.ts";
import { requestRule } from "./limits.ts";

let home: TestApp;
let own: Company;
let people: Record<string, Pick<Person, "call">>;
let personal: string;
let shared: string;
let lead: string;
const nowhere = crypto.randomUUID();
const secret = "Only the client and the firm know";

beforeAll(async () => {
  home = await openTestApp();
  const foreign = await newCompany(home, "Difference Engines");
  own = await newCompany(home);
  people = {
    visitor: { call: callerOf(home) },
    "no company": await newPerson(home),
    "foreign owner": foreign.owner,
    viewer: own.viewer,
    billing: own.billing,
    requester: own.requester,
    owner: own.owner,
    staff: await newPerson(home, { email: trialAddresses.admin }),
  };
  personal = await ask(people["no company"]!, { text: secret });
  shared = await ask(own.owner, { text: secret, companyId: own.id });
  lead = await sendEnquiry(home, people["staff"]!, { message: secret });
});
afterAll(() => home.close());

type Expected = Record<string, number>;
type Call = [method: string, path: string, body?: object];
const outside = { visitor: 401, "no company": 404, "foreign owner": 404, staff: 404 };
const noStaff = { "no company": 403, "foreign owner": 403, viewer: 403, billing: 403 };
const staffOnly = { visitor: 401, ...noStaff, requester: 403, owner: 403 };
const roles = (status: number) => ({ viewer: 403, billing: 403, requester: status, owner: status });
const asked = { urgency: "urgent", subject: "A wheel is stuck", text: secret };
const nobodyElse = {
  visitor: 401,
  "no company": 200,
  "foreign owner": 404,
  viewer: 404,
  billing: 404,
  requester: 404,
  owner: 404,
  staff: 404,
};

const calls: [string, Expected, () => Promise<Call>][] = [
  [
    "asking for a company",
    { ...outside, ...roles(201) },
    async () => ["POST", "/api/requests", { ...asked, companyId: own.id }],
  ],
  [
    "asking for the company in view",
    { visitor: 401, "no company": 201, "foreign owner": 201, staff: 201, ...roles(201) },
    async () => ["POST", "/api/requests", asked],
  ],
  [
    "what a company has asked",
    { ...outside, ...roles(200) },
    async () => ["GET", `/api/requests?companyId=${own.id}`],
  ],
  [
    "by when a company is answered",
    {
      ...outside,
      viewer: 200,
      billing: 200,
      requester: 200,
      owner: 200,
      staff: 200,
    },
    async () => ["GET", `/api/requests/promises?companyId=${own.id}`],
  ],
  [
    "a company's request",
    { ...outside, ...roles(200) },
    async () => ["GET", `/api/requests/${shared}`],
  ],
  [
    "the work on a company's request",
    { ...outside, ...roles(200) },
    async () => ["GET", `/api/requests/${shared}/work`],
  ],
  [
    "writing to a company's request",
    { ...outside, ...roles(201) },
    async () => ["POST", `/api/requests/${shared}/messages`, { text: "More." }],
  ],
  [
    "solving",
    { ...outside, ...roles(200) },
    async () => ["POST", `/api/requests/${shared}/solution`],
  ],
  [
    "opening again",
    { ...outside, ...roles(200) },
    async () => {
      await own.owner.call("POST", `/api/requests/${shared}/solution`);
      return ["DELETE", `/api/requests/${shared}/solution`];
    },
  ],
  ["a request without a company", nobodyElse, async () => ["GET", `/api/requests/${personal}`]],
  [
    "writing to a request without a company",
    { ...nobodyElse, "no company": 201 },
    async () => ["POST", `/api/requests/${personal}/messages`, { text: "More." }],
  ],
  [
    "a lead, to members",
    { ...nobodyElse, "no company": 404 },
    async () => ["GET", `/api/requests/${lead}`],
  ],
  ["the inbox", { ...staffOnly, staff: 200 }, async () => ["GET", "/api/admin/inbox"]],
  [
    "a conversation",
    { ...staffOnly, staff: 200 },
    async () => ["GET", `/api/admin/inbox/${shared}`],
  ],
  [
    "an answer",
    { ...staffOnly, staff: 201 },
    async () => ["POST", `/api/admin/inbox/${shared}/reply`, { text: "Yes." }],
  ],
  [
    "a note",
    { ...staffOnly, staff: 201 },
    async () => ["POST", `/api/admin/inbox/${lead}/notes`, { text: "Calls after four." }],
  ],
  [
    "a change",
    { ...staffOnly, staff: 200 },
    async () => ["PATCH", `/api/admin/inbox/${shared}`, { status: "solved" }],
  ],
  [
    "what a conversation can be merged into",
    { ...staffOnly, staff: 200 },
    async () => ["GET", `/api/admin/inbox/${shared}/merge`],
  ],
  [
    "merging conversations",
    { ...staffOnly, staff: 200 },
    async () => {
      const from = await ask(own.owner, { companyId: own.id });
      return ["POST", `/api/admin/inbox/${from}/merge`, { into: shared }];
    },
  ],
  [
    "making a lead a company",
    { ...staffOnly, staff: 201 },
    async () => ["POST", `/api/admin/inbox/${lead}/company`],
  ],
];

describe.each(calls)("%s", (_name, expected, call) => {
  test("is for whom it is for", async () => {
    const answers: Expected = {};
    for (const [who, person] of Object.entries(people)) {
      const { status, body } = await person.call(...(await call()));
      answers[who] = status;
      if (status > 400 && status < 405) expect(JSON.stringify(body), who).not.toContain(secret);
    }
    expect(answers).toEqual(expected);
  });

  test.runIf(expected["foreign owner"] === 404)(
    "answers alike for another's and for none",
    async () => {
      const [method, path, body] = await call();
      const missing = path.replace(/[\da-f-]{36}/, nowhere);
      const nobody = body && "companyId" in body ? { ...body, companyId: nowhere } : body;
      for (const who of ["foreign owner", "staff"]) {
        const person = people[who]!;
        const [other, none] = [
          await person.call(method, path, body),
          await person.call(method, missing, nobody),
        ];
        if (other.status === 404) expect(other).toEqual(none);
      }
    },
  );
});

const textsOf = async (who: string, path = "/api/requests") =>
  JSON.stringify((await people[who]!.call("GET", path)).body);

test("a list holds what the own company asked, and what oneself did without one", async () => {
  for (const who of ["requester", "owner"]) expect(await textsOf(who)).toContain(shared);
  for (const who of ["viewer", "billing", "no company", "foreign owner"])
    expect(await textsOf(who)).not.toContain(shared);
  expect(await textsOf("no company")).toContain(personal);
  for (const who of ["owner", "foreign owner"]) expect(await textsOf(who)).not.toContain(personal);
});

test("whose role does not ask still reaches the firm by the dashboard's buttons, for themselves", async () => {
  const sent = await own.viewer.call("POST", "/api/account/enquiries", {
    topic: "support",
    message: "I cannot see any hours.",
  });
  expect(sent.status).toBe(201);
  const { body } = await own.viewer.call("GET", "/api/requests");
  expect(body).toMatchObject([{ subject: "Contact Support", companyId: null, you: true }]);
  expect(await textsOf("owner")).not.toContain("Contact Support");
});

test("nobody fills the inbox of the firm with requests", async () => {
  const { call } = await newPerson(home);
  const statuses = new Set<number>();
  for (let sent = 0; sent <= requestRule.points; sent += 1)
    statuses.add((await call("POST", "/api/requests", asked)).status);
  expect([...statuses]).toEqual([201, 429]);
});

test.each([
  [{ ...asked, text: " " }, "text"],
  [{ ...asked, text: "x".repeat(10_001) }, "text"],
  [{ ...asked, subject: "" }, "subject"],
  [{ ...asked, urgency: "now" }, "urgency"],
])("refuses %j", async (body, field) => {
  const { call } = await newPerson(home);
  const answer = await call("POST", "/api/requests", body);
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
});
