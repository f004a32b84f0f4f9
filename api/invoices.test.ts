import { createHash } from "node:crypto";
import { asc, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { firm } from "../content/firm.ts";
import { trialAddresses } from "../content/trial.ts";
import { addDays } from "../domain/fields/civil-date.ts";
import { canonicalJson } from "../domain/hours/canonical-json.ts";
import { invoices } from "../domain/invoices/tables.ts";
import { auditLog } from "../platform/db/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { type Company, newPerson, type Person } from "../tests/support/company.ts";
import { turnTo } from "../tests/support/hours.ts";
import { newMembership, openOn } from "../tests/support/plans.ts";

let home: TestApp;
let company: Company;
let staff: Person;
let outsider: Person;
const start = "2031-01-10";

beforeAll(async () => {
  home = await openTestApp();
  company = await newMembership(home, start);
  staff = await newPerson(home, { email: trialAddresses.admin });
  outsider = await newPerson(home);
  await invoicing();
});
afterAll(() => home.close());

const invoicing = () => home.runJob({ name: "invoicing", payload: {} });
const remind = () => home.runJob({ name: "invoice-reminders", payload: {} });

const invoicesOf = ({ id }: Company) =>
  home.database.db
    .select()
    .from(invoices)
    .where(eq(invoices.companyId, id))
    .orderBy(asc(invoices.serial));

async function mailsTo({ email }: Person, words: string) {
  const mails = await home.services.mailbox!.list();
  return mails.filter(({ to, subject }) => to.includes(email) && subject.includes(words));
}

async function sendMails(name: string, about: string) {
  const jobs = home.sent.filter(
    (job) => job.name === name && JSON.stringify(job.payload).includes(about),
  );
  for (const job of [...jobs, ...jobs]) await home.runJob(job);
}

test("a period that the firm bills has one invoice, as it was, with a PDF, told to whoever pays", async () => {
  await invoicing();
  const [invoice, ...others] = await invoicesOf(company);
  expect(others).toEqual([]);
  const { id, number, serial, snapshot, hash } = invoice!;
  expect(number).toBe(`${firm.invoices.prefix}${String(serial).padStart(6, "0")}`);
  expect(invoice).toMatchObject({ date: start, dueDate: "2031-01-24", status: "open" });
  expect(snapshot).toMatchObject({
    number,
    company: { name: "Analytical Engines", billingEmail: null },
    lines: [{ kind: "plan", text: expect.stringMatching(/^CRM Essentials, January 10.*2031$/) }],
    cents: invoice!.cents,
  });
  expect(createHash("sha256").update(canonicalJson(snapshot)).digest("hex")).toBe(hash);
  await sendMails("invoice-mail", id);
  for (const [person, mails] of [
    [company.owner, 1],
    [company.billing, 1],
    [company.requester, 0],
  ] as const)
    expect(await mailsTo(person, `Invoice ${number}: `)).toHaveLength(mails);
  const { body } = await company.billing.call("GET", "/api/billing");
  const listed = { id, number, date: start, dueDate: "2031-01-24", status: "open" };
  expect(body.invoices).toMatchObject([{ ...listed, pdf: `/api/invoices/${id}/pdf` }]);
  const pdf = await company.owner.call("GET", body.invoices[0].pdf);
  expect(pdf.status).toBe(200);
  expect(pdf.body.startsWith("%PDF-")).toBe(true);
});

test("each call is for those whose invoice it is, and to change one for staff", async () => {
  const [{ id } = { id: "" }] = await invoicesOf(company);
  const other = await newMembership(home, start);
  const visitor = await home.request("GET", `/api/invoices/${id}`);
  expect(visitor.status).toBe(401);
  const today = { date: start, note: "" };
  const calls = [
    ["GET", `/api/invoices/${id}`, undefined],
    ["GET", `/api/invoices/${id}/pdf`, undefined],
    ["GET", "/api/admin/invoices", undefined],
    ["GET", "/api/admin/invoices.csv", undefined],
    ["POST", `/api/admin/invoices/${id}/payment`, today],
    ["DELETE", `/api/admin/invoices/${id}/payment`, undefined],
    ["POST", `/api/admin/invoices/${id}/void`, { reason: "Twice" }],
  ] as const;
  const { owner, billing, requester, viewer } = company;
  const table: [Person, number, number][] = [
    [owner, 200, 403],
    [billing, 200, 403],
    [requester, 403, 403],
    [viewer, 403, 403],
    [other.owner, 404, 403],
    [outsider, 404, 403],
  ];
  for (const [method, path, body] of calls) {
    const answer = await home.request(method, path, {
      headers: { "Content-Type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect([path, answer.status]).toEqual([path, 401]);
    for (const [{ call }, read, change] of table)
      expect([path, (await call(method, path, body)).status]).toEqual([
        path,
        path.startsWith("/api/admin") ? change : read,
      ]);
  }
  for (const [method, path] of calls.slice(0, 4))
    expect([path, (await staff.call(method, path)).status]).toEqual([path, 200]);
  const unknown = "/api/invoices/00000000-0000-4000-8000-000000000000";
  expect((await staff.call("GET", unknown)).status).toBe(404);
});

test("staff mark it paid, take that back and void it, each once and on the record", async () => {
  const other = await newMembership(home, start);
  await invoicing();
  const [before] = await invoicesOf(other);
  const at = `/api/admin/invoices/${before!.id}`;
  for (const date of [addDays(start, 1), addDays(start, -367)])
    expect((await staff.call("POST", `${at}/payment`, { date })).body.fields).toHaveProperty(
      "date",
    );
  const staffNote = "They pay late every time";
  const given = { date: start, note: "Check 12", staffNote };
  const paid = await staff.call("POST", `${at}/payment`, given);
  const shown = { status: "paid", paidOn: start, paidNote: "Check 12" };
  expect(paid.body).toMatchObject({ ...shown, staffNote });
  const own = await other.billing.call("GET", `/api/invoices/${before!.id}`);
  expect(own.body).toMatchObject({ ...shown, staffNote: null });
  expect(JSON.stringify(await other.billing.call("GET", "/api/billing"))).not.toContain(staffNote);
  expect((await staff.call("POST", `${at}/void`, { reason: "No" })).status).toBe(409);
  expect((await staff.call("POST", `${at}/payment`, { date: start })).status).toBe(409);
  expect((await staff.call("DELETE", `${at}/payment`)).body.status).toBe("open");
  expect((await staff.call("POST", `${at}/void`, { reason: " " })).status).toBe(400);
  const reason = "Billed to the wrong company";
  expect((await staff.call("POST", `${at}/void`, { reason })).body).toMatchObject({
    status: "void",
    voidedOn: start,
    voidedBecause: reason,
  });
  for (const [method, path, body] of [
    ["POST", "/void", { reason }],
    ["POST", "/payment", { date: start }],
    ["DELETE", "/payment", undefined],
  ] as const)
    expect((await staff.call(method, at + path, body)).status).toBe(409);
  await invoicing();
  const [after, ...others] = await invoicesOf(other);
  expect(others).toEqual([]);
  const { number, snapshot, hash, pdf } = before!;
  expect(after).toMatchObject({ number, snapshot, hash });
  expect(after!.pdf).toEqual(pdf);
  const audits = await home.database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, before!.id))
    .orderBy(desc(auditLog.id));
  expect(audits.map(({ action }) => action)).toEqual([
    "invoice.voided",
    "invoice.payment-taken-back",
    "invoice.paid",
    "invoice.issued",
  ]);
  const log = await staff.call("GET", `/api/admin/log?kind=invoices&companyId=${other.id}`);
  const words = log.body.map((entry: { says: { text: string }[] }) =>
    entry.says.map(({ text }) => text).join(""),
  );
  expect(words[0]).toBe(`voided invoice ${number} of Analytical Engines`);
});

test("reminders go 3, 10 and 20 days after it was due, once each, and none once it is paid", async () => {
  const late = await newMembership(home, "2031-02-03");
  const paid = await newMembership(home, "2031-02-03");
  await invoicing();
  const [open] = await invoicesOf(late);
  const [settled] = await invoicesOf(paid);
  await openOn(home, "2031-02-19");
  await remind();
  const reminders = () =>
    home.sent.flatMap(({ name, payload }) => {
      const { invoiceId, days } = payload as { invoiceId: string; days: number };
      return name === "invoice-reminder-mail" && invoiceId === open!.id ? [days] : [];
    });
  expect(reminders()).toEqual([]);
  for (const [date, told] of [
    ["2031-02-20", [3, 3]],
    ["2031-02-26", [3, 3]],
    ["2031-02-27", [3, 3, 10, 10]],
    ["2031-03-30", [3, 3, 10, 10, 20, 20]],
    ["2031-04-30", [3, 3, 10, 10, 20, 20]],
  ] as const) {
    await turnTo(home, date);
    await remind();
    await remind();
    expect(reminders(), date).toEqual(told);
  }
  await openOn(home, "2031-05-01");
  const payment = { date: "2031-05-01", note: "" };
  await staff.call("POST", `/api/admin/invoices/${settled!.id}/payment`, payment);
  await sendMails("invoice-reminder-mail", settled!.id);
  await sendMails("invoice-reminder-mail", open!.id);
  expect(await mailsTo(paid.owner, "overdue")).toEqual([]);
  const reminded = await mailsTo(late.owner, `invoice ${open!.number} for `);
  expect(reminded.map(({ subject }) => subject.split(":")[0]).toSorted()).toEqual([
    "Reminder",
    "Second reminder",
    "Third reminder",
  ]);
  expect(await mailsTo(late.viewer, "Invoice")).toEqual([]);
  const today = await staff.call("GET", "/api/admin/today");
  expect(today.body.items).toContainEqual(
    expect.objectContaining({ kind: "invoice", href: `/admin/invoices/${open!.id}` }),
  );
  const overdue = await staff.call("GET", "/api/admin/invoices?status=overdue&sort=due");
  const numbers = overdue.body.map(({ number }: { number: string }) => number);
  expect(numbers).toContain(open!.number);
  expect(numbers).not.toContain(settled!.number);
});

const refused = (constraint: string) => ({ cause: { constraint } });

test("nobody changes an invoice behind its back, and no number is left out", async () => {
  const [row] = await invoicesOf(company);
  const change = (values: object) =>
    home.database.db.update(invoices).set(values).where(eq(invoices.id, row!.id));
  for (const values of [{ cents: 1 }, { number: "X" }])
    await expect(change(values)).rejects.toMatchObject(refused("invoices_kept"));
  const gone = home.database.db.delete(invoices);
  await expect(gone).rejects.toMatchObject(refused("invoices_append_only"));
  const { id: _, ...copy } = row!;
  const gap = { ...copy, number: "Y", serial: 9000 };
  await expect(home.database.db.insert(invoices).values(gap)).rejects.toMatchObject(
    refused("invoices_numbered"),
  );
});
