import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { mostPerDay } from "../domain/companies/invite.ts";
import { seatInvitations } from "../domain/companies/tables.ts";
import { auditLog } from "../platform/db/tables.ts";
import { openTestApp, type TestApp } from "../tests/support/app.ts";
import { accept, inviteTo, newCompany, newPerson } from "../tests/support/company.ts";
import { invitationRule } from "./limits.ts";

let home: TestApp;
beforeAll(async () => {
  home = await openTestApp();
});
afterAll(() => home.close());

const day = 86_400_000;
const lastMail = async () => {
  const job = home.sent.findLast(({ name }) => name === "seat-invitation-mail");
  if (!job) throw new Error("No invitation was to be mailed");
  const { invitationId, expiresAt } = job.payload as Record<string, string>;
  await home.runJob(job);
  const key = new Date(expiresAt ?? "").getTime().toString(36);
  return home.services.mailbox?.get(`seat-invitation-${invitationId}-${key}`);
};

describe("an invitation", () => {
  test("is mailed with who invites to what until when, and leads to a seat in view", async () => {
    const company = await newCompany(home);
    const id = await inviteTo(company, "Grace@Example.com", "requester");
    const mail = await lastMail();
    expect(mail).toMatchObject({
      to: "grace@example.com",
      subject: expect.stringContaining("You are invited to join Analytical Engines"),
    });
    expect(mail?.text).toContain(`Ada (${company.owner.email}) would like you to join`);
    expect(mail?.text).toContain(`${home.services.settings.appUrl}/invitations/${id}`);
    expect(mail?.text).toContain("Your role: Requester");
    const grace = await newPerson(home, { email: "grace@example.com" });
    const accepted = await accept(grace, id);
    expect([accepted.status, accepted.body]).toEqual([200, { companyId: company.id }]);
    expect(await accept(grace, id), "a second click").toEqual(accepted);
    const { companies } = (await grace.call("GET", "/api/companies")).body;
    expect(companies).toEqual([
      { id: company.id, name: "Analytical Engines", role: "requester", inView: true },
    ]);
    const { seats, invitations } = (await grace.call("GET", `${company.at}/seats`)).body;
    expect(invitations).toEqual([]);
    expect(seats.at(-1)).toEqual({
      userId: grace.id,
      name: "Ada",
      email: "grace@example.com",
      role: "requester",
      you: true,
      since: expect.any(String),
    });
    const trail = await home.database.db
      .select({ action: auditLog.action, actor: auditLog.actorId, details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.subjectId, company.id))
      .orderBy(desc(auditLog.id));
    expect(trail).toEqual([
      {
        action: "seat.given",
        actor: grace.id,
        details: { userId: grace.id, from: null, to: "requester" },
      },
      { action: "invitation.accepted", actor: grace.id, details: { invitationId: id } },
      {
        action: "invitation.sent",
        actor: company.owner.id,
        details: { invitationId: id, from: null, to: "requester" },
      },
    ]);
  });

  test("to the same address renews the open one; the older mail is not sent", async () => {
    const company = await newCompany(home);
    const id = await inviteTo(company, "twice@example.com");
    const older = home.sent.at(-1);
    home.advance(day);
    expect(await inviteTo(company, "twice@example.com", "billing")).toBe(id);
    const { invitations } = (await company.viewer.call("GET", `${company.at}/seats`)).body;
    expect(invitations).toMatchObject([{ id, email: "twice@example.com", role: "billing" }]);
    const left = Date.parse(invitations[0].expiresAt) - home.ctx.clock.now().getTime();
    expect(left / day).toBeCloseTo(14, 2);
    const mails = async () => (await home.services.mailbox?.list())?.length;
    const before = await mails();
    if (older) await home.runJob(older);
    expect(await mails()).toBe(before);
    expect((await lastMail())?.text).toContain("Your role: Billing");
  });

  test("is sent again with the role that it has by now, and never once it is withdrawn", async () => {
    const company = await newCompany(home);
    const { owner, at } = company;
    const colleague = { ...company, owner: company.viewer };
    await owner.call("PATCH", `${at}/seats/${company.viewer.id}`, { role: "owner" });
    const email = "again@example.com";
    const id = await inviteTo(company, email, "owner");
    const again = (invitationId: string) =>
      owner.call("POST", `${at}/seats`, { email, role: "owner", invitationId });
    await inviteTo(colleague, email, "viewer");
    expect(await again(id)).toMatchObject({ status: 201, body: { id, role: "viewer" } });
    await colleague.owner.call("DELETE", `${at}/invitations/${id}`);
    const other = await inviteTo(colleague, email, "viewer");
    const mails = home.sent.length;
    expect(await again(id)).toMatchObject({
      status: 409,
      body: { message: "This invitation was withdrawn already." },
    });
    expect(home.sent).toHaveLength(mails);
    const { invitations } = (await owner.call("GET", `${at}/seats`)).body;
    expect(invitations).toMatchObject([{ id: other, role: "viewer" }]);
  });

  test("for somebody who has access is refused, at the field", async () => {
    const { owner, at, viewer } = await newCompany(home);
    const { status, body } = await owner.call("POST", `${at}/seats`, {
      email: viewer.email,
      role: "owner",
    });
    expect([status, body.fields.email]).toEqual([409, body.message]);
  });

  test("is only for the account whose proved address it is", async () => {
    const company = await newCompany(home);
    const id = await inviteTo(company, "mine@example.com", "owner");
    for (const other of [
      company.owner,
      await newPerson(home),
      await newPerson(home, { email: trialAddresses.admin }),
    ])
      expect((await accept(other, id)).status).toBe(403);
    const unproved = await newPerson(home, { email: "mine@example.com", verified: false });
    expect((await accept(unproved, id)).status).toBe(403);
  });

  test("that has expired says so, and works again once it is renewed", async () => {
    const company = await newCompany(home);
    const late = await newPerson(home);
    const id = await inviteTo(company, late.email);
    await home.database.db
      .update(seatInvitations)
      .set({ expiresAt: home.ctx.clock.now() })
      .where(eq(seatInvitations.id, id));
    const refused = await accept(late, id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      "This invitation has expired. Please ask for it to be sent again.",
    ]);
    expect(await inviteTo(company, late.email)).toBe(id);
    expect((await accept(late, id)).status).toBe(200);
  });

  test("does not work twice: whoever was removed needs another", async () => {
    const company = await newCompany(home);
    const person = await newPerson(home);
    const id = await inviteTo(company, person.email);
    await accept(person, id);
    await company.owner.call("DELETE", `${company.at}/seats/${person.id}`);
    expect((await accept(person, id)).status).toBe(409);
    const again = await inviteTo(company, person.email);
    expect(again).not.toBe(id);
    expect((await accept(person, again)).status).toBe(200);
  });

  test("is limited per inviter and address, and per mailbox from all", async () => {
    const ask = { email: "stranger@example.com", role: "viewer" };
    const company = await newCompany(home);
    for (let sent = 0; sent < invitationRule.points; sent += 1)
      expect((await company.owner.call("POST", `${company.at}/seats`, ask)).status).toBe(201);
    const refused = await company.owner.call("POST", `${company.at}/seats`, ask);
    expect(refused.status).toBe(429);
    for (let sent = 0; sent < 3; sent += 1) {
      const other = await newCompany(home);
      await inviteTo(other, ask.email);
      expect((await lastMail())?.to).toBe(ask.email);
    }
    await inviteTo(await newCompany(home), "s.t.ranger+tag@example.com");
    expect(await lastMail()).toBeNull();
  });

  test("goes to no more new addresses a day than a company has use for", async () => {
    const company = await newCompany(home);
    const created = { companyId: company.id, role: "viewer" as const, invitedBy: null };
    await home.database.db.insert(seatInvitations).values(
      Array.from({ length: mostPerDay - 1 }, (_, i) => ({
        ...created,
        email: `stranger-${i}@example.com`,
        createdAt: home.ctx.clock.now(),
        withdrawnAt: home.ctx.clock.now(),
        expiresAt: new Date(home.ctx.clock.now().getTime() + day),
      })),
    );
    await inviteTo(company, "last@example.com");
    const ask = { email: "next@example.com", role: "viewer" };
    const refused = await company.owner.call("POST", `${company.at}/seats`, ask);
    expect(refused.status).toBe(429);
    expect(await inviteTo(company, "last@example.com"), "renewed").toBeTruthy();
    home.advance(day);
    await inviteTo(company, ask.email);
  });

  test("never carries a name that a mail program would make a link", async () => {
    const company = await newCompany(home, "Win a prize at evil.example now");
    await inviteTo(company, "target@example.org");
    const mail = await lastMail();
    expect(mail?.subject).toContain("You are invited to join a company");
    expect(`${mail?.html}${mail?.text}`).not.toContain("evil");
  });
});
