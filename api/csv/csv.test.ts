import { afterAll, beforeAll, expect, test } from "vitest";
import { firm } from "../../content/firm.ts";
import { trialAddresses } from "../../content/trial.ts";
import { membershipRequests } from "../../domain/applications/tables.ts";
import { addDays, civilDateOf } from "../../domain/fields/civil-date.ts";
import { openTestApp, type TestApp } from "../../tests/support/app.ts";
import { callerOf, type Company, inviteTo, newCompany, seat } from "../../tests/support/company.ts";
import { addMembership, turnTo } from "../../tests/support/hours.ts";
import { sendImport } from "../../tests/support/send-import.ts";
import { csvEndpoints } from "./endpoints.ts";
import { toCsv } from "./to-csv.ts";

let home: TestApp;
let cookie: string;
let acme: Company;
const today = addDays(civilDateOf(new Date()), 1);

beforeAll(async () => {
  home = await openTestApp();
  await turnTo(home, today);
  cookie = await home.signIn(trialAddresses.admin);
  acme = await newCompany(home, "=Acme, Inc.");
  await newCompany(home, "Zebra");
  await addMembership(home.ctx, acme.id, { anchor: today });
});
afterAll(() => home.close());

const get = (path: string) => home.request("GET", path, { headers: { Cookie: cookie } });

/** Without the mark that Excel needs, which reading a text takes away. */
const linesAt = async (path: string) => (await (await get(path)).text()).split("\r\n");

test("cells are quoted where they must be, and no cell is a formula", () => {
  const cells = ["=1+1", "+1", "-1", "@x", "\tx", "\rx", 'a "b", c', "two\nlines", "plain", ""];
  const csv = toCsv({ Cell: (cell: string) => cell, Sum: () => -1.5 }, cells);
  expect(csv).toBe(
    [
      "\uFEFFCell,Sum",
      "'=1+1,-1.5",
      "'+1,-1.5",
      "'-1,-1.5",
      "'@x,-1.5",
      "'\tx,-1.5",
      '"\'\rx",-1.5',
      '"a ""b"", c",-1.5',
      '"two\nlines",-1.5',
      "plain,-1.5",
      ",-1.5",
      "",
    ].join("\r\n"),
  );
});

test("each list is a file with its headings, named by its day", async () => {
  for (const { path, role } of csvEndpoints) {
    if (role !== "admin") continue;
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.headers.get("content-disposition")).toMatch(
      new RegExp(`^attachment; filename="[a-z-]+-${today}\\.csv"$`),
    );
    expect(answer.headers.get("cache-control")).toContain("no-store");
    const mark = Buffer.from(await answer.arrayBuffer()).subarray(0, 3);
    expect(mark.toString("hex")).toBe("efbbbf");
  }
});

test("a list is exported as it is filtered and ordered, all pages of it", async () => {
  expect(await linesAt("/api/admin/companies.csv?direction=desc&page=7&limit=1")).toEqual([
    "Company,Plan,Status,Hours left,Overage hours this period,Overage hours agreed to,Next,Next on,Billing email,Phone,ID",
    expect.stringMatching(/^Zebra,,No membership,0,0,0,,,,,[\da-f-]{36}$/),
    expect.stringMatching(/^"'=Acme, Inc\.",CRM Essentials,Active,10,0,0,Renews,20/),
    "",
  ]);
  expect(await linesAt("/api/admin/companies.csv?status=none")).toHaveLength(3);
});

test("work reads in civil dates and hours, for staff and for the company", async () => {
  const body = { companyId: acme.id, date: today, minutes: 80, where: "onshore", text: "A, b" };
  await callerOf(home, cookie)("POST", "/api/admin/work", body);
  const line = `${today},"A, b",Ada,Onshore,80,90,1.5,0,To approve`;
  expect((await linesAt("/api/admin/work.csv?q=a,"))[1]).toBe(`"'=Acme, Inc.",${line}`);
  expect(await linesAt("/api/admin/work.csv?status=approved")).toHaveLength(2);
  const own = await acme.viewer.call("GET", "/api/membership/hours.csv");
  expect(own.body.split("\r\n")[1]).toBe(line);
  expect((await acme.billing.call("GET", "/api/membership/hours.csv")).status).toBe(403);
});

test("a download holds the lines that were shown, whichever company is in view by now", async () => {
  const { viewer } = acme;
  const [next, foreign] = [await newCompany(home), await newCompany(home)];
  await seat(home, next.id, viewer, "owner");
  await viewer.call("PUT", "/api/companies/in-view", { companyId: next.id });
  const at = "/api/membership/hours.csv";
  const lines = async ({ id }: { id: string }) =>
    (await viewer.call("GET", `${at}?companyId=${id}`)).body.split("\r\n");
  expect(await lines(acme)).toHaveLength(3);
  expect(await lines(next)).toHaveLength(2);
  expect((await viewer.call("GET", at)).body.split("\r\n")).toHaveLength(2);
  expect((await viewer.call("GET", `${at}?companyId=${foreign.id}`)).status).toBe(404);
});

test("times are the firm's", async () => {
  await home.database.db.insert(membershipRequests).values({
    firstName: "Grace",
    lastName: "Hopper",
    email: "grace@example.com",
    company: "Compilers",
    requestedPlan: "Growth",
    createdAt: new Date("2026-03-08T10:30:00Z"),
  });
  expect(firm.timeZone).toBe("America/Los_Angeles");
  expect((await linesAt("/api/admin/membership-requests.csv?q=grace"))[1]).toBe(
    "Grace,Hopper,grace@example.com,,Compilers,Growth,Pending,,,2026-03-08 03:30,,",
  );
});

test("the log says what was before and after", async () => {
  const [, last] = await linesAt("/api/admin/log.csv?kind=work");
  expect(last?.replaceAll("\u00A0", " ")).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d,Ada,"logged 1 h 30 min of work for =Acme, Inc\.","'=Acme, Inc\.",Ada,,"Date: .+; Text: A, b"$/,
  );
});

test("people of a company come with their role and the invited, and are imported without a change", async () => {
  await inviteTo(acme, "asked@acme.example", "viewer");
  const lines = await linesAt(`/api/admin/company-people.csv?companyId=${acme.id}`);
  expect(lines).toHaveLength(7);
  expect(lines[1]).toMatch(/^"'=Acme, Inc\.",[^,]*,[^,]*,[^,]+@[^,]+,,Owner,Member,\d{4}/);
  expect(lines[5]).toMatch(/,asked@acme\.example,,Viewer,Invited,/);
  const everybody = await linesAt("/api/admin/company-people.csv");
  expect(everybody.length).toBeGreaterThan(lines.length);
  const { body } = await sendImport(home, { cookie }, "people", lines.join("\r\n"));
  expect(body.counts).toEqual({ add: 0, change: 0, same: 5, bad: 0 });
});

test("deliveries are exported as they are filtered", async () => {
  const call = callerOf(home, cookie);
  const { body: one } = await call("POST", "/api/admin/webhooks", {
    url: "https://hooks.example/one",
    events: ["lead.created"],
  });
  await call("POST", `/api/admin/webhooks/${one.id}/test`);
  const at = "/api/admin/webhook-deliveries.csv";
  const [, line, ...rest] = await linesAt(`${at}?endpointId=${one.id}&status=waiting`);
  expect(line).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,[^,]+,https:\/\/hooks\.example\/one,Waiting,0,/);
  expect(rest).toEqual([""]);
  expect(await linesAt(`${at}?status=failed`)).toHaveLength(2);
});
