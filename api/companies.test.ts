import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import {
  accept,
  callerOf,
  type Company,
  inviteTo,
  newCompany,
  newPerson,
  type Person,
} from "../tests/support/company.ts";

let home: TestApp;
let visitor: Pick<Person, "call">;
let staff: Person;
beforeAll(async () => {
  home = await openTestApp();
  visitor = { call: callerOf(home) };
  staff = await newPerson(home, { email: trialAddresses.admin });
});
afterAll(() => home.close());

type Call = (company: Company) => Promise<[method: string, path: string, body?: unknown]>;

let addresses = 0;
const newAddress = () => `invited-${(addresses += 1)}@example.com`;

const calls: Record<string, { call: Call; owner: number; seated: number }> = {
  "list people": {
    call: async ({ at }) => ["GET", `${at}/seats`],
    owner: 200,
    seated: 200,
  },
  invite: {
    call: async ({ at }) => ["POST", `${at}/seats`, { email: newAddress(), role: "billing" }],
    owner: 201,
    seated: 403,
  },
  "change a role": {
    call: async (company) => {
      const person = await joined(company);
      return ["PATCH", `${company.at}/seats/${person.id}`, { role: "requester" }];
    },
    owner: 204,
    seated: 403,
  },
  remove: {
    call: async (company) => ["DELETE", `${company.at}/seats/${(await joined(company)).id}`],
    owner: 204,
    seated: 403,
  },
  "withdraw an invitation": {
    call: async (company) => [
      "DELETE",
      `${company.at}/invitations/${await inviteTo(company, newAddress())}`,
    ],
    owner: 204,
    seated: 403,
  },
};

async function joined(company: Company): Promise<Person> {
  const person = await newPerson(home);
  expect((await accept(person, await inviteTo(company, person.email))).status).toBe(200);
  return person;
}

describe.each(Object.entries(calls))("%s", (_name, { call, owner, seated }) => {
  test("is for whom it is for, and to others the company is not there", async () => {
    const company = await newCompany(home);
    const foreign = await newCompany(home, "Difference Engines");
    const expected: [string, Pick<Person, "call">, number][] = [
      ["visitor", visitor, 401],
      ["no company", await newPerson(home), 404],
      ["viewer", company.viewer, seated],
      ["requester", company.requester, seated],
      ["billing", company.billing, seated],
      ["foreign owner", foreign.owner, 404],
      ["foreign viewer", foreign.viewer, 404],
      ["owner", company.owner, owner],
      ["staff", staff, owner],
    ];
    const answers = [];
    for (const [who, person] of expected)
      answers.push([who, (await person.call(...(await call(company)))).status]);
    expect(answers).toEqual(expected.map(([who, , status]) => [who, status]));
  });

  test("answers alike for a foreign company and for none", async () => {
    const company = await newCompany(home);
    const [method, path, body] = await call(company);
    const stranger = await newPerson(home);
    const nowhere = path.replace(company.id, crypto.randomUUID());
    expect(await stranger.call(method, path, body)).toEqual(
      await stranger.call(method, nowhere, body),
    );
  });
});

describe("a person or an invitation of another company", () => {
  test("is not there for an owner, nor for staff who name the wrong company", async () => {
    const [own, foreign] = [await newCompany(home), await newCompany(home)];
    const id = await inviteTo(foreign, newAddress());
    for (const who of [own.owner, staff]) {
      const seat = `${own.at}/seats/${foreign.viewer.id}`;
      expect((await who.call("PATCH", seat, { role: "owner" })).status).toBe(404);
      expect((await who.call("DELETE", seat)).status).toBe(404);
      expect((await who.call("DELETE", `${own.at}/invitations/${id}`)).status).toBe(404);
    }
    const { seats, invitations } = (await foreign.owner.call("GET", `${foreign.at}/seats`)).body;
    expect([seats.length, invitations.length]).toEqual([4, 1]);
  });
});

test("ids that are none, and input that does not fit, are answered plainly", async () => {
  const { owner, at, viewer } = await newCompany(home);
  expect((await owner.call("GET", "/api/companies/1/seats")).status).toBe(404);
  expect((await owner.call("DELETE", `${at}/invitations/1`)).status).toBe(404);
  expect((await owner.call("POST", "/api/invitations/1/acceptance")).status).toBe(404);
  const wrong = await owner.call("POST", `${at}/seats`, { email: "no", role: "king" });
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ["email", "role"]]);
  expect((await owner.call("PATCH", `${at}/seats/${viewer.id}`, { role: "king" })).status).toBe(
    400,
  );
});

test("everybody lists their companies, sees the oldest first, and what they choose lasts", async () => {
  const [first, second] = [await newCompany(home, "First"), await newCompany(home, "Second")];
  const { owner } = second;
  const listed = async () =>
    (await owner.call("GET", "/api/companies")).body.companies.map(
      ({ name, role, inView }: { name: string; role: string; inView: boolean }) =>
        [name, role, inView].join(" "),
    );
  expect(await listed()).toEqual(["Second owner true"]);
  expect((await owner.call("PUT", "/api/companies/in-view", { companyId: first.id })).status).toBe(
    404,
  );
  await accept(owner, await inviteTo(first, owner.email));
  expect(await listed()).toEqual(["Second owner false", "First viewer true"]);
  const back = await owner.call("PUT", "/api/companies/in-view", { companyId: second.id });
  expect([back.status, back.body]).toEqual([200, (await owner.call("GET", "/api/companies")).body]);
  expect(await listed()).toEqual(["Second owner true", "First viewer false"]);
  await owner.call("PUT", "/api/companies/in-view", { companyId: first.id });
  expect((await owner.call("DELETE", `${first.at}/seats/${owner.id}`)).status).toBe(204);
  expect(await listed()).toEqual(["Second owner true"]);
  expect((await staff.call("GET", "/api/companies")).body).toEqual({ companies: [] });
  expect((await staff.call("PUT", "/api/companies/in-view", { companyId: first.id })).status).toBe(
    404,
  );
});
