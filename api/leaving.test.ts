import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { lockCompany } from "../domain/companies/lock-company.ts";
import { companies, seatInvitations, seats } from "../domain/companies/tables.ts";
import { eraseNow } from "../domain/erase-now.ts";
import { civilDateOf } from "../domain/fields/civil-date.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import {
  accept,
  callerOf,
  inviteTo,
  newCompany,
  newPerson,
  type Person,
  seat,
} from "../tests/support/company.ts";
import { addMembership } from "../tests/support/hours.ts";
import { waitsOrEnds } from "../tests/support/lock-wait.ts";

let home: TestApp;
let staff: Person["call"];
beforeAll(async () => {
  home = await openTestApp();
  staff = callerOf(home, await home.signIn(trialAddresses.admin));
});
afterAll(() => home.close());

const db = () => home.database.db;
const anchor = () => civilDateOf(home.ctx.clock.now());

/** Whoever owns one company, and only looks into another. */
async function ownerElsewhere(isPaying: boolean) {
  const person = await newPerson(home);
  const [own] = await db().insert(companies).values({ name: "Own" }).returning();
  await db().insert(seats).values({ companyId: own!.id, userId: person.id, role: "owner" });
  const other = await newCompany(home, "Other");
  await seat(home, other.id, person, "viewer");
  await addMembership(home.ctx, isPaying ? own!.id : other.id, { anchor: anchor() });
  const look = (companyId: string) => person.call("PUT", "/api/companies/in-view", { companyId });
  return { person, own: own!.id, other: other.id, look };
}

/** What staff were mailed of that person, by subject. */
async function told({ id, email }: Person): Promise<string[]> {
  const jobs = home.sent.filter(
    ({ name, payload }) =>
      name.endsWith("-notice") && (payload as { userId: string }).userId === id,
  );
  for (const job of jobs) await home.runJob(job);
  const mails = (await home.services.mailbox!.list()).filter(({ id }) =>
    /^deletion-.*-notice|^deletion-notice/.test(id),
  );
  const whole = await Promise.all(mails.map((mail) => home.services.mailbox!.get(mail.id)));
  return whole.flatMap((mail) => (mail?.text.includes(email) ? [mail.subject] : []));
}

const leave = async ({ call }: Person) =>
  expect((await call("POST", "/api/account/deletion", {})).status).toBe(200);
const stay = ({ call }: Person) => call("DELETE", "/api/account/deletion");

test("staff hear of whoever leaves a plan that nobody else owns, whichever company is in view, and of whoever stays", async () => {
  const { person, own, other, look } = await ownerElsewhere(true);
  await look(other);
  await leave(person);
  expect(await told(person)).toEqual([expect.stringContaining("is deleting a paid account")]);
  const [mail] = await home.services.mailbox!.list();
  const text = (await home.services.mailbox!.get(mail!.id))?.text;
  expect(text).toMatch(/No owner stays at: *Own/);
  expect(text).toContain("CRM Essentials");
  const colleague = await newPerson(home);
  await seat(home, own, colleague, "owner");
  await stay(person);
  const both = [expect.stringContaining("is keeping"), expect.stringContaining("is deleting")];
  expect(await told(person)).toEqual(expect.arrayContaining(both));
  await leave(colleague);
  expect(await told(colleague)).toEqual([]);
  await leave(person);
  expect(await told(person)).toHaveLength(3);
});

test("staff hear of a fellow owner who stays, where they were told that no owner would", async () => {
  const { person, own } = await ownerElsewhere(true);
  const fellow = await newPerson(home);
  await seat(home, own, fellow, "owner");
  await leave(fellow);
  expect(await told(fellow)).toEqual([]);
  await leave(person);
  expect(await told(person)).toEqual([expect.stringContaining("is deleting a paid account")]);
  await stay(fellow);
  expect(await told(fellow)).toEqual([expect.stringContaining("is keeping")]);
  const [mail] = await home.services.mailbox!.list();
  const text = (await home.services.mailbox!.get(mail!.id))?.text;
  expect(text).toMatch(/Still an owner of: *Own/);
});

test("and not of one who only looked into a company that pays, or stays before anybody was told", async () => {
  const { person, other, look } = await ownerElsewhere(false);
  await look(other);
  await leave(person);
  expect(await told(person)).toEqual([]);
  const { person: hasty } = await ownerElsewhere(true);
  await leave(hasty);
  await stay(hasty);
  expect(await told(hasty)).toEqual([]);
});

test("whoever comes first into a company without people owns it", async () => {
  const [empty] = await db().insert(companies).values({ name: "Empty" }).returning();
  const people = [await newPerson(home), await newPerson(home)];
  const at = `/api/companies/${empty!.id}/seats`;
  for (const person of people) {
    const { body } = await staff("POST", at, { email: person.email, role: "viewer" });
    expect((await accept(person, body.id)).status).toBe(200);
  }
  const rows = await db().select().from(seats).where(eq(seats.companyId, empty!.id));
  expect(rows.map(({ role }) => role)).toEqual(["owner", "viewer"]);
  const second = `${at}/${people[1]!.id}`;
  expect((await staff("PATCH", second, { role: "billing" })).status).toBe(204);
  expect((await staff("DELETE", second)).status).toBe(204);
});

test("an invitation that is good survives a merge beside one that is over", async () => {
  const [from, into] = [await newCompany(home, "From"), await newCompany(home, "Into")];
  const person = await newPerson(home);
  const over = await inviteTo(into, person.email);
  await db()
    .update(seatInvitations)
    .set({ expiresAt: new Date(0) })
    .where(eq(seatInvitations.id, over));
  const good = await inviteTo(from, person.email, "billing");
  await staff("POST", `/api/admin/companies/${into.id}/merge`, { companyId: from.id });
  expect(await accept(person, good)).toMatchObject({ status: 200, body: { companyId: into.id } });
});

test("whoever was removed does not come back by an invitation from before", async () => {
  const [from, to] = [await newCompany(home, "Before"), await newCompany(home, "After")];
  const { requester: person } = from;
  const invitation = await inviteTo(to, person.email, "billing");
  const move = `/api/admin/companies/${from.id}/seats/${person.id}/move`;
  expect((await staff("POST", move, { companyId: to.id })).status).toBe(204);
  expect((await to.owner.call("DELETE", `${to.at}/seats/${person.id}`)).status).toBe(204);
  expect((await accept(person, invitation)).status).toBe(409);
});

test("of an invitation that changes while it is accepted, the later role is given", async () => {
  const company = await newCompany(home, "Changing");
  const person = await newPerson(home);
  const id = await inviteTo(company, person.email, "owner");
  let accepting: ReturnType<typeof accept> | undefined;
  await db().transaction(async (tx) => {
    // As inviting the address anew does, under the same lock.
    await lockCompany(tx, company.id);
    accepting = accept(person, id);
    await waitsOrEnds(home.database, accepting);
    await tx.update(seatInvitations).set({ role: "viewer" }).where(eq(seatInvitations.id, id));
  });
  expect((await accepting!).status).toBe(200);
  const [given] = await db().select().from(seats).where(eq(seats.userId, person.id));
  expect(given?.role).toBe("viewer");
});

test("a request that a colleague opens again is told as theirs, also once its asker is gone", async () => {
  const company = await newCompany(home, "Reopened");
  const { owner, requester } = company;
  const asked = { companyId: company.id, urgency: "standard", subject: "Help", text: "Please." };
  const { body } = await requester.call("POST", "/api/requests", asked);
  const solution = `/api/requests/${body.id}/solution`;
  const reopen = async () => {
    await owner.call("POST", solution);
    home.sent.length = 0;
    await owner.call("DELETE", solution);
    await home.runJob(home.sent.find(({ name }) => name === "conversation-notice")!);
    const [mail] = await home.services.mailbox!.list();
    return home.services.mailbox!.get(mail!.id);
  };
  const before = await reopen();
  expect(before?.replyTo).toBe(owner.email);
  await eraseNow({ ...home.ctx, actor: { kind: "system" } }, requester.id);
  const after = await reopen();
  expect(after?.id).not.toBe(before?.id);
  expect(after?.replyTo).toBe(owner.email);
});

test("an export has what somebody wrote in a colleague’s request, and not what the colleague did", async () => {
  const company = await newCompany(home, "Exported");
  const { owner, requester } = company;
  const asked = { companyId: company.id, urgency: "standard", subject: "Help", text: "Theirs." };
  const { body } = await requester.call("POST", "/api/requests", asked);
  await owner.call("POST", `/api/requests/${body.id}/messages`, { text: "Words of the owner." });
  const { body: held } = await owner.call("GET", "/api/account/export");
  expect(
    held.conversations.flatMap(({ messages }: { messages: object[] }) => messages),
  ).toMatchObject([{ you: true, text: "Words of the owner." }]);
});

test("an export has the whole of what somebody asked for a company while they may read it there, then their own words", async () => {
  const { id, owner, requester } = await newCompany(home, "Asked");
  const asked = { companyId: id, urgency: "standard", subject: "Help", text: "Mine." };
  const { body } = await requester.call("POST", "/api/requests", asked);
  await owner.call("POST", `/api/requests/${body.id}/messages`, { text: "Theirs." });
  const exported = async () => {
    const { body: held } = await requester.call("GET", "/api/account/export");
    return held.conversations[0].messages.map(({ text }: { text: string }) => text);
  };
  expect(await exported()).toEqual(["Mine.", "Theirs."]);
  const kept = await newCompany(home, "Kept");
  const merged = await staff("POST", `/api/admin/companies/${kept.id}/merge`, { companyId: id });
  expect(merged.status).toBe(200);
  expect(await exported()).toEqual(["Mine.", "Theirs."]);
  const seated = `${kept.at}/seats/${requester.id}`;
  await kept.owner.call("PATCH", seated, { role: "viewer" });
  expect(await exported()).toEqual(["Mine."]);
  await kept.owner.call("PATCH", seated, { role: "owner" });
  expect(await exported()).toEqual(["Mine.", "Theirs."]);
  expect((await kept.owner.call("DELETE", seated)).status).toBe(204);
  expect(await exported()).toEqual(["Mine."]);
});

test("nor of one who stays before anybody was told, where a fellow owner left another company", async () => {
  const { person: fellow } = await ownerElsewhere(true);
  const { person: hasty, own: shared } = await ownerElsewhere(true);
  await seat(home, shared, fellow, "owner");
  await leave(fellow);
  expect(await told(fellow)).toHaveLength(1);
  await leave(hasty);
  await stay(hasty);
  expect(await told(hasty)).toEqual([]);
});
