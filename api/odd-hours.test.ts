import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { callerOf, type Company, newCompany, type Person } from "../tests/support/company.ts";
import { addMembership, turnTo } from "../tests/support/hours.ts";

let home: TestApp;
let staff: Person["call"];
let own: Company;
let ids: Record<string, string>;
const today = "2031-03-20";

beforeAll(async () => {
  home = await openTestApp();
  await turnTo(home, today);
  const expire = new Date("2040-01-01");
  staff = callerOf(home, await home.signIn(trialAddresses.admin, { expire }));
  own = await newCompany(home);
  await addMembership(home.ctx, own.id, { anchor: "2031-03-01" });
  ids = { company: own.id, viewer: own.viewer.id };
  ids["line"] = (await staff("POST", "/api/admin/work", { ...work, companyId: own.id })).body.id;
});
afterAll(() => home.close());

const work = { companyId: "", date: today, minutes: 15, where: "onshore", text: "Words" };
const updatedAt = "2031-03-20T20:00:00.000Z";
const company = { name: "Engines", billingEmail: null, phone: null, consultantId: null, updatedAt };

const writes: [who: "staff" | "owner", name: string, body: Record<string, unknown>][] = [
  ["staff", "POST /api/admin/work", work],
  ["staff", "PATCH /api/admin/work/:line", work],
  ["staff", "POST /api/admin/work/:line/send-back", { reason: "Why?" }],
  ["staff", "POST /api/admin/work/:line/answers", { text: "Because." }],
  ["staff", "POST /api/admin/companies/:company/goodwill", { minutes: 15, reason: "Late" }],
  ["staff", "POST /api/admin/companies/:company/notes", { text: "Calls late." }],
  ["staff", "PATCH /api/admin/companies/:company", company],
  ["staff", "PUT /api/admin/timer", { companyId: null, text: "Words" }],
  ["owner", "POST /api/membership/work/:line/questions", { text: "Why?" }],
  ["owner", "POST /api/companies/:company/seats", { email: "a@people.example", role: "viewer" }],
  ["owner", "PATCH /api/companies/:company/seats/:viewer", { role: "viewer" }],
  ["owner", "PUT /api/companies/in-view", { companyId: "" }],
];

const odd = [
  "a\0b",
  "\ud800",
  "x".repeat(20_000),
  0,
  -1,
  1e9,
  1e308,
  "0000-01-01",
  "2031-02-30",
  null,
];

test.each(writes)("%s: %s handles odd values in any field", async (who, name, body) => {
  const [method = "", path = ""] = name.split(" ");
  const address = path.replaceAll(/:(\w+)/g, (_, id) => ids[id] ?? "");
  const call = who === "staff" ? staff : own.owner.call;
  const valid = "companyId" in body && body["companyId"] === "" ? { companyId: own.id } : {};
  for (const field of Object.keys(body))
    for (const value of odd) {
      const { status } = await call(method, address, { ...body, ...valid, [field]: value });
      expect(status, `${field} ${JSON.stringify(value).slice(0, 40)}`).toBeLessThan(500);
    }
});
