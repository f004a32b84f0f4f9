import { afterAll, beforeAll, expect, test } from "vitest";
import { firmDay, firmLastDay } from "../content/firm-day.ts";
import { trialAddresses } from "../content/trial.ts";
import { membershipSignups } from "../domain/billing/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { type MailServer, startMailServer } from "../tests/support/smtp.ts";

let mail: MailServer;
let home: TestApp;
beforeAll(async () => {
  mail = await startMailServer();
  home = await openTestApp({
    SMTP_URL: mail.url,
    MAIL_FROM: "Fontana, Inc. <office@firm.example>",
    FIRM_INBOX: "The Desk <inbox@firm.example>",
  });
});
afterAll(async () => {
  await home.close();
  await mail.close();
});

const person = {
  firstName: "Ada",
  lastName: "<b>Lovelace</b>",
  email: "ada@example.com",
  phone: "(909) 555-0101",
  company: "Analytical Engines",
};

const signedUp = {
  ...person,
  planId: "fractional-cto",
  paymentMethodId: "pm_1",
  cardLast4: "0005",
};

async function mailFor(name: string) {
  const job = home.sent.findLast((sent) => sent.name === name);
  if (!job) throw new Error(`Nothing asked for ${name}`);
  mail.received.length = 0;
  await home.runJob(job);
  expect(mail.received).toHaveLength(1);
  const [received] = mail.received;
  return { to: received?.to, text: received?.text ?? "" };
}

test("a request notifies the firm and is acknowledged to the applicant", async () => {
  await home.post("/api/membership/request", { ...person, requestedPlan: "Exec Concierge" });
  const notice = await mailFor("membership-request-notice");
  expect(mail.received[0]).toMatchObject({
    sender: "office@firm.example",
    to: "inbox@firm.example",
    headers: {
      from: { name: "Fontana, Inc.", address: "office@firm.example" },
      to: [{ name: "The Desk", address: "inbox@firm.example" }],
      replyTo: [{ name: "", address: person.email }],
    },
  });
  for (const words of ["Exec Concierge", "ada@example.com", "(909) 555-0101", "/admin"])
    expect(notice.text).toContain(words);
  expect(notice.text).toContain("&lt;b&gt;Lovelace&lt;/b&gt;");
  const answer = await mailFor("membership-request-acknowledgement");
  expect(answer.to).toBe("ada@example.com");
  for (const { text } of [notice, answer])
    expect(text).toMatch(/call (you )?by \w+day, \w+ \d+, [\d:]+ [AP]M P[SD]T/);
  expect(answer.text).not.toContain("Lovelace");
});

test("a repeat request and one by a member are marked, and no mailbox gets more than three replies", async () => {
  const cookie = await home.signIn("grace@example.com");
  const wishes = { ...person, email: "Grace@example.com", requestedPlan: "Growth" };
  const plan = { membershipPlan: "exec-concierge" };
  await home.post("/api/membership/upgrade", plan, { headers: { Cookie: cookie } });
  await home.post("/api/membership/request", wishes);
  expect((await mailFor("membership-request-notice")).text).toMatch(
    /Repeated membership request[^]*Already a member[^]*Exec Concierge/,
  );
  const asked = home.sent.length;
  for (const peer of ["203.0.113.1", "203.0.113.2", "203.0.113.3", "203.0.113.4"])
    await home.post("/api/membership/request", wishes, { peer });
  expect((await mailFor("membership-request-notice")).text).toContain("4 more requests");
  const answers = home.sent.slice(asked).filter(({ name }) => name.endsWith("acknowledgement"));
  mail.received.length = 0;
  for (const job of answers) await home.runJob(job);
  expect(answers).toHaveLength(4);
  expect(mail.received).toHaveLength(3);
});

test("staff are told when a paying member schedules or cancels the account's deletion", async () => {
  const headers = { Cookie: await home.signIn("leaver@example.com") };
  const ask = (method: string) => home.request(method, "/api/account/deletion", { headers });
  await home.post("/api/membership/upgrade", { membershipPlan: "crm-essentials" }, { headers });
  const { deletionScheduledFor } = await (await ask("POST")).json();
  await ask("POST");
  const notice = await mailFor("deletion-notice");
  expect(notice.to).toBe("inbox@firm.example");
  const day = firmDay(deletionScheduledFor);
  for (const words of ["leaver@example.com", "CRM Essentials", "paid account", day])
    expect(notice.text).toContain(words);
  expect((await mailFor("deletion-scheduled-mail")).text).toContain(day);
  const user = await (await home.request("GET", "/api/auth/user", { headers })).json();
  expect(notice.text).toMatch(`Paid through: ${firmLastDay(user.membershipEndDate)}`);
  await ask("DELETE");
  expect((await mailFor("deletion-canceled-notice")).text).toContain("is keeping");
});

test("a signup notifies the firm and is acknowledged to the applicant; only the firm sees which card", async () => {
  const [signup] = await home.database.db
    .insert(membershipSignups)
    .values({ ...signedUp, customerId: "cus_1", cardBrand: "amex", setupIntentId: "seti_1" })
    .returning();
  const payload = { signupId: signup?.id };
  home.sent.push({ name: "signup-notice", payload });
  home.sent.push({ name: "signup-acknowledgement", payload });
  const notice = await mailFor("signup-notice");
  expect(notice.to).toBe("inbox@firm.example");
  for (const words of ["Fractional CTO", "$3,500 a month", "20 a month", "has not been charged"])
    expect(notice.text).toContain(words);
  for (const words of ["American Express ending in 0005", "Payment method: pm_1", "cus_1"])
    expect(notice.text).toContain(words);
  const answer = await mailFor("signup-acknowledgement");
  expect(answer.to).toBe("ada@example.com");
  expect(answer.text).toContain("Your card is saved and has not been charged.");
  expect(answer.text).not.toMatch(/pm_1|cus_1|0005/);
  // Readable without pictures: they have none.
  expect(notice.text + answer.text).not.toMatch(/seti_1|<img/);
});

test("a late acknowledgment names no time that has passed, and none follows a decision", async () => {
  const headers = { Cookie: await home.signIn(trialAddresses.admin) };
  const jobs: { name: string; payload: unknown }[] = [];
  for (const email of ["late@example.com", "decided@example.com"]) {
    const wishes = { ...person, email, requestedPlan: "Growth" };
    await home.post("/api/membership/request", wishes, { peer: "203.0.113.5" });
    jobs.push(home.sent.findLast(({ name }) => name === "membership-request-acknowledgement")!);
    const [signup] = await home.database.db
      .insert(membershipSignups)
      .values({ ...signedUp, email })
      .returning();
    jobs.push({ name: "signup-acknowledgement", payload: { signupId: signup?.id } });
  }
  const [, , request, signup] = jobs.map(({ payload }) => Object.values(payload as object)[0]);
  for (const path of [
    `membership-requests/${request}/reject`,
    `membership-signups/${signup}/cancel`,
  ])
    expect((await home.request("PATCH", `/api/admin/${path}`, { headers })).status).toBe(200);
  home.advance(5 * 24 * 3_600_000);
  mail.received.length = 0;
  for (const job of jobs) await home.runJob(job);
  expect(mail.received.map(({ to }) => to)).toEqual(["late@example.com", "late@example.com"]);
  for (const { text } of mail.received)
    expect(text).toMatch(/We’ll call you as soon as we can to (discuss|confirm) your membership/);
});
