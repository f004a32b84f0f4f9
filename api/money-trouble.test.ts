import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compareDue } from "../domain/billing/comparison/compare-due.ts";
import { invoices, subscriptions } from "../domain/billing/charging/tables.ts";
import { providerChecks } from "../domain/billing/comparison/tables.ts";
import { callerOf, newPerson, seat } from "../tests/support/company.ts";
import {
  type ChargedCompanies,
  ofInvoice,
  openChargedCompanies,
} from "../tests/support/charged-company.ts";
import { staySignedIn } from "../tests/support/pass-days.ts";

let books: ChargedCompanies;
beforeAll(async () => {
  books = await openChargedCompanies();
});
afterAll(() => books.desk.close());

const paying: ChargedCompanies["paying"] = (card) => books.paying(card);
const staff: ChargedCompanies["staff"] = (...asked) => books.staff(...asked);

test("a dispute is followed from its first day to its end", async () => {
  const { bill, at, customer, call } = await paying();
  const { stripe, standIn } = books.home.services;
  const { data } = await stripe.charges.list({ customer });
  books.home.sent.length = 0;
  await standIn!.decide({ act: "dispute", id: data[0]!.id });
  await books.round();
  const shown = async () => (await call("GET", "/api/billing")).body.invoices[0];
  expect(await shown()).toMatchObject({
    dispute: "open",
    refundableCents: 0,
    evidenceDue: expect.any(String),
  });
  const today = async () =>
    (await staff("GET", "/api/admin/today")).body.items.filter(
      ({ kind, id }: { kind: string; id: string }) => kind === "dispute" && id === bill.id,
    );
  expect(await today()).toMatchObject([{ dueAt: expect.any(String) }]);
  expect((await staff("POST", `${at}/refunds`, ofInvoice(bill.id, 1, 125_000))).status).toBe(409);
  const [dispute] = (await stripe.disputes.list({ charge: data[0]!.id })).data;
  for (const [act, after] of [
    ["evidence", "answered"],
    ["won", "won"],
  ] as const) {
    await standIn!.decide({ act, id: dispute!.id });
    await books.round();
    expect(await shown()).toMatchObject({ dispute: after, evidenceDue: null });
    expect(await today()).toEqual([]);
  }
  expect(await shown()).toMatchObject({ refundableCents: 125_000 });
  expect(await mailsOfDispute(bill.id)).toEqual([
    expect.stringContaining("may hold the money"),
    expect.stringContaining("There is nothing for you to do"),
  ]);
});

/** What its payers were mailed of it since. */
async function mailsOfDispute(invoiceId: string) {
  const jobs = books.home.sent.filter(
    ({ name, payload }) =>
      name === "dispute-mail" && (payload as { invoiceId: string }).invoiceId === invoiceId,
  );
  books.desk.mail.received.length = 0;
  for (const job of jobs) await books.home.runJob(job);
  return books.desk.mail.received.map(({ text }) => text);
}

async function received() {
  const { body } = await staff("GET", "/api/admin/reports");
  return body.at(-1).cardPaidCents - body.at(-1).cardReturnedCents;
}

test("a lost dispute is told, and counts as paid no more", async () => {
  const { bill, customer, billOf } = await paying();
  const { stripe, standIn } = books.home.services;
  const before = await received();
  books.home.sent.length = 0;
  const { data } = await stripe.charges.list({ customer });
  await standIn!.decide({ act: "dispute", id: data[0]!.id });
  await books.round();
  expect(await received()).toBe(before);
  const [dispute] = (await stripe.disputes.list({ charge: data[0]!.id })).data;
  await standIn!.decide({ act: "lost", id: dispute!.id });
  for (const _ of [1, 2]) await books.round();
  expect(await received()).toBe(before - bill.totalCents);
  expect(await billOf()).toMatchObject({ status: "paid", disputeStatus: "lost" });
  expect(await mailsOfDispute(bill.id)).toEqual([
    expect.stringContaining("may hold the money"),
    expect.stringContaining("this invoice is unpaid again"),
  ]);
});

test("staff alone say that what a lost dispute took is settled, and take it back", async () => {
  const { bill, at, row, customer, call } = await paying();
  const path = `${at}/settlements`;
  const settled = { invoiceId: bill.id, reason: "They sent a check" };
  expect((await staff("POST", path, settled)).status).toBe(409);
  const { stripe, standIn } = books.home.services;
  const { data } = await stripe.charges.list({ customer });
  await standIn!.decide({ act: "dispute", id: data[0]!.id });
  const [dispute] = (await stripe.disputes.list({ charge: data[0]!.id })).data;
  await standIn!.decide({ act: "lost", id: dispute!.id });
  await books.round();
  const own = async () => (await call("GET", "/api/billing")).body.invoices[0];
  expect(await own()).toMatchObject({ dispute: "lost", settledOn: null, settlement: null });
  const today = async () =>
    (await staff("GET", "/api/admin/today")).body.items.filter(
      ({ id, kind }: { id: string; kind: string }) => kind === "reversal" && id === bill.id,
    );
  const waits = {
    detail: expect.stringContaining("$1,250"),
    href: expect.stringContaining(row.companyId),
  };
  expect(await today()).toMatchObject([waits]);
  for (const role of ["owner", "billing", "requester", "viewer"] as const) {
    const person = await newPerson(books.home);
    await seat(books.home, row.companyId, person, role);
    expect((await person.call("POST", path, settled)).status, role).toBe(403);
  }
  expect((await callerOf(books.home)("POST", path, settled)).status).toBe(401);
  expect((await staff("POST", path, { ...settled, reason: " " })).status).toBe(400);
  const other = (await paying()).at;
  expect((await staff("POST", `${other}/settlements`, settled)).status).toBe(404);

  const pressed = await Promise.all([1, 2].map(() => staff("POST", path, settled)));
  expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await today()).toEqual([]);
  const { body } = await staff("GET", `${at}/billing`);
  expect(body.invoices[0]).toMatchObject({ settlement: "They sent a check" });
  const day = body.invoices[0].settledOn;
  expect(await own()).toMatchObject({ dispute: "lost", settledOn: day, settlement: null });
  await books.round();
  await staff("POST", `${at}/provider`);
  expect(await own()).toMatchObject({ settledOn: day });
  const { body: log } = await staff("GET", `/api/admin/log?company=${row.companyId}`);
  expect(JSON.stringify(log)).toContain("They sent a check");

  expect((await staff("POST", path, { ...settled, reason: null })).status).toBe(200);
  expect(await own()).toMatchObject({ dispute: "lost", settledOn: null });
  expect(await today()).toMatchObject([waits]);
  expect((await staff("POST", path, { ...settled, reason: null })).status).toBe(409);
});

describe("the comparison", () => {
  test("finds nothing where both say the same", async () => {
    const { at } = await paying();
    const { status, body } = await staff("POST", `${at}/provider`);
    expect([status, body.billed, body.differences]).toEqual([200, true, []]);
    expect(body.facts.filter(({ same }: { same: boolean }) => !same)).toEqual([]);
    expect(body.facts).toHaveLength(6);
  });

  test("sets right what an event that was lost had told, also of a first payment", async () => {
    const { at, bill, row, billOf, call } = await paying();
    const { db } = books.home.database;
    const open = { status: "open", paidCents: 0, paidAt: null, periodId: null } as const;
    await db.update(invoices).set(open).where(eq(invoices.id, bill.id));
    await db
      .update(subscriptions)
      .set({ status: "incomplete", charge: "charging" })
      .where(eq(subscriptions.id, row.id));
    await compareDue(books.home.ctx, books.home.services.charges);
    expect(await billOf()).toMatchObject({ status: "paid", paidCents: 125_000 });
    const { body } = await staff("GET", `${at}/provider`);
    expect(body.differences).toContainEqual({
      what: `Invoice ${bill.number}: state`,
      stripe: "paid",
      ours: "open",
      repaired: true,
    });
    expect((await call("GET", "/api/billing")).body.subscription.status).toBe("active");
  });

  test("sets right a credit note and used credit that were never told", async () => {
    const { at, bill, billOf } = await paying();
    const { db } = books.home.database;
    const wrong = { creditedCents: 4_100, creditUsedCents: 900 };
    await db.update(invoices).set(wrong).where(eq(invoices.id, bill.id));
    await compareDue(books.home.ctx, books.home.services.charges);
    expect(await billOf()).toMatchObject({ creditedCents: 0, creditUsedCents: 0 });
    const { body } = await staff("GET", `${at}/provider`);
    expect(body.differences).toMatchObject([
      { what: `Invoice ${bill.number}: credit notes`, stripe: "$0", ours: "$41", repaired: true },
      { what: `Invoice ${bill.number}: credit used`, stripe: "$0", ours: "$9", repaired: true },
    ]);
  });

  test("lists what only a person can settle, and says it on Today", async () => {
    const { at, row } = await paying();
    await books.home.services.stripe.subscriptions.update(row.providerId!, {
      cancel_at_period_end: true,
    });
    await books.round();
    const { body } = await staff("POST", `${at}/provider`);
    expect(body.differences).toEqual([
      { what: "Whether it is canceled", stripe: "yes", ours: "no", repaired: false },
    ]);
    const { body: today } = await staff("GET", "/api/admin/today");
    expect(today.items).toContainEqual(
      expect.objectContaining({ kind: "difference", id: row.companyId }),
    );
  });

  test("lists a pause that was never planned here", async () => {
    const { at, row, call } = await paying();
    const differences = async () => (await staff("POST", `${at}/provider`)).body.differences;
    await call("POST", "/api/billing/pause", { months: 1 });
    expect(await differences()).toEqual([]);
    await call("POST", "/api/billing/resume");
    const resumes_at = Date.parse("2099-01-05T12:00:00Z") / 1000;
    await books.home.services.stripe.subscriptions.update(row.providerId!, {
      pause_collection: { behavior: "void", resumes_at },
    });
    await books.round();
    expect(await differences()).toEqual([
      { what: "End of the pause", stripe: "January 5, 2099", ours: "none", repaired: false },
    ]);
  });

  test("an outage says nothing of anybody", async () => {
    const { row } = await paying();
    const { db } = books.home.database;
    const { charges } = books.home.services;
    const { readCustomer } = charges;
    const { CodedError } = await import("../platform/errors.ts");
    charges.readCustomer = async () => {
      throw new CodedError("unavailable", "The card service did not answer.");
    };
    try {
      await compareDue(books.home.ctx, charges);
    } finally {
      charges.readCustomer = readCustomer;
    }
    const mine = eq(providerChecks.companyId, row.companyId);
    expect(await db.select().from(providerChecks).where(mine)).toEqual([]);
    await compareDue(books.home.ctx, charges);
    expect(await db.select().from(providerChecks).where(mine)).toMatchObject([{ open: 0 }]);
  });
});

test("a card that expires soon is told of once, shown, and told again with a renewal once it has", async () => {
  const { row, call } = await paying("expires-soon");
  const run = () => books.home.runJob({ name: "card-expiry", payload: {} });
  books.home.sent.length = 0;
  const end = Date.UTC(row.cardExpYear!, row.cardExpMonth!);
  await books.home.pass(end - 20 * 86_400_000 - books.home.ctx.clock.now().getTime());
  await staySignedIn(books.home);
  for (const _ of [1, 2]) await run();
  const mails = books.home.sent.filter(
    ({ name, payload }) =>
      name === "card-expiry-mail" &&
      (payload as { subscriptionId: string }).subscriptionId === row.id,
  );
  expect(mails).toHaveLength(1);
  books.desk.mail.received.length = 0;
  await books.home.runJob(mails[0]!);
  expect(books.desk.mail.received[0]?.text).toContain("Your card expires soon");
  expect((await call("GET", "/api/billing")).body.cardEnds).toBe("soon");
  const { id: userId } = (await call("GET", "/api/auth/user")).body;
  const reminded = async (on: string) => {
    const payload = { membershipId: row.membershipId, userId, on };
    await books.home.runJob({ name: "renewal-reminder-mail", payload });
    return books.desk.mail.received.at(-1)?.text.replaceAll(/\s+/g, " ");
  };
  expect(await reminded("2045-01-01")).not.toContain("has expired");
  await books.home.database.db
    .update(subscriptions)
    .set({ cardExpMonth: 1, cardExpYear: 2020 })
    .where(eq(subscriptions.id, row.id));
  expect(await reminded("2045-02-01")).toContain(
    "on that day. That card has expired: please open your billing page",
  );
});

test("the comparison renews the links to an invoice before they end, and changes nothing else of it", async () => {
  const { at, bill, call } = await paying();
  const { home } = books;
  await home.pass(45 * 86_400_000);
  await staySignedIn(home);
  const pdfOf = async () => {
    const { body } = await call("GET", "/api/billing");
    const { pdf } = body.invoices.find(({ id }: { id: string }) => id === bill.id);
    const { pathname, search } = new URL(pdf);
    return home.request("GET", pathname + search);
  };
  expect((await pdfOf()).status).toBe(404);
  const { body: check } = await staff("POST", `${at}/provider`);
  expect(JSON.stringify(check.differences)).not.toContain(bill.number);
  const read = await pdfOf();
  expect([read.status, await read.text()]).toEqual([200, expect.stringContaining(bill.number!)]);
  const mine = eq(invoices.id, bill.id);
  const [after] = await home.database.db.select().from(invoices).where(mine);
  const renewed = { pdfUrl: after!.pdfUrl, hostedUrl: after!.hostedUrl };
  expect(renewed.hostedUrl).not.toBe(bill.hostedUrl);
  expect(after).toEqual({ ...bill, ...renewed });
});
