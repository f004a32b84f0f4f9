import { eq } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import { afterAll, expect, test } from "vitest";
import { trialAddresses } from "../content/trial.ts";
import { companies, seatInvitations } from "../domain/companies/tables.ts";
import { receivedMails } from "../domain/desk/mail/tables.ts";
import { conversations } from "../domain/desk/tables.ts";
import { contacts } from "../domain/enquiries/tables.ts";
import { eraseNow } from "../domain/erase-now.ts";
import { heldTables } from "../domain/held-tables.ts";
import {
  type DeliveryRow,
  webhookDeliveries,
  webhookEndpoints,
} from "../domain/webhooks/tables.ts";
import { addCompany } from "../tests/support/hours.ts";
import { openProviderApp } from "../tests/support/provider-app.ts";
import type { Visitor } from "../tests/support/visitor.ts";

const { home, person, signIn, close } = await openProviderApp();
const { db } = home.database;
afterAll(close);

const was = "Before@example.com";
const is = "after@example.com";

/** Whatever a live site keeps that says one of the two. */
async function placesOf(address: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const { table, rule } of heldTables) {
    const rows: Record<string, unknown>[] = rule === "trial" ? [] : await db.select().from(table);
    for (const [column, value] of rows.flatMap((row) => Object.entries(row)))
      if (address.test(JSON.stringify(value) ?? ""))
        found.push(`${getTableConfig(table).name}.${column}`);
  }
  return found;
}

async function changeBilling(staff: Visitor, companyId: string, billingEmail: string) {
  const path = `/api/admin/companies/${companyId}`;
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  const { name, phone, consultantId, updatedAt } = company!;
  const change = { name, phone, consultantId, billingEmail, updatedAt };
  expect((await staff.json("PATCH", path, change)).status).toBe(200);
}

async function billedAt(companyId: string) {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  return company?.billingEmail;
}

/** As one by email that joined what its sender asked for a company. */
async function writeMail(companyId: string, personId: string): Promise<void> {
  const asked = { kind: "request", status: "open", subject: "Looms", companyId, personId } as const;
  const [row] = await db.insert(conversations).values(asked).returning();
  const mail = { uid: 1, uidValidity: "1", name: "Ada", subject: "Looms", excerpt: "Hello." };
  await db.insert(receivedMails).values({
    ...mail,
    createdAt: new Date(0),
    state: "taken",
    address: was.toLowerCase(),
    conversationId: row!.id,
  });
}

const told = () => db.select().from(webhookDeliveries);

async function tellTools(state: Pick<DeliveryRow, "deliveredAt" | "failedAt">): Promise<void> {
  const facts = { url: "https://crm.example.com", description: "", events: [], secret: "s" };
  const [endpoint] = await db.insert(webhookEndpoints).values(facts).returning();
  const event = { type: "membership.requested", body: JSON.stringify({ email: was }) };
  await db
    .insert(webhookDeliveries)
    .values({ ...event, endpointId: endpoint!.id, eventId: "msg_1", ...state });
}

test("somebody whose address changed is billed, exported and erased as before", async () => {
  const enquiry = { firstName: "Ada", lastName: "Lovelace", email: was, interestedIn: "other" };
  const written = await home.post("/api/contact", { ...enquiry, message: "Hello there, all." });
  expect(written.status).toBe(201);
  const who = person({ email: was });
  const { me } = await signIn(who);
  const own = await addCompany(db, { name: "Engines", owner: me.id });
  await addCompany(db, { name: "Looms", owner: me.id });
  const { ada: staff } = await signIn(person({ email: trialAddresses.admin }));
  await changeBilling(staff, own, "office@example.com");
  await changeBilling(staff, own, was);
  const others = await addCompany(db, { name: "Mills" });
  await writeMail(others, me.id);
  await tellTools({ deliveredAt: new Date(), failedAt: null });

  const { ada } = await signIn({ ...who, email: is });
  expect(await billedAt(own)).toBe(is);
  const exported = await (await ada.get("/api/account/export")).json();
  expect([exported.enquiries.length, exported.conversations.length]).toEqual([1, 2]);

  await eraseNow({ ...home.ctx, actor: { kind: "system" } }, me.id);
  expect(await placesOf(/before@example|after@example/i)).toEqual([]);
});

test("what a colleague has written under it since is not theirs", async () => {
  const email = "gap@example.com";
  const who = person({ email });
  const { me } = await signIn(who);
  const enquiry = { firstName: "Bob", lastName: "Babbage", email, interestedIn: "other" };
  const { database, ctx } = home;
  const later = new Date(ctx.clock.wall().getTime() + 86_400_000);
  expect(
    (await home.post("/api/contact", { ...enquiry, message: "I am Bob, not Ada." })).status,
  ).toBe(201);
  for (const table of [contacts, conversations])
    await database.db.update(table).set({ createdAt: later }).where(eq(table.email, email));
  const invited = await addCompany(db, { name: "Colleagues" });
  const open = { companyId: invited, email, role: "viewer" as const, expiresAt: later };
  await db.insert(seatInvitations).values(open);
  await db.update(companies).set({ billingEmail: email }).where(eq(companies.id, invited));
  const { ada } = await signIn({ ...who, email: "private@example.com" });
  const exported = await (await ada.get("/api/account/export")).json();
  expect([exported.enquiries, exported.conversations]).toEqual([[], []]);
  await eraseNow({ ...ctx, actor: { kind: "system" } }, me.id);
  expect(await db.$count(contacts, eq(contacts.email, email))).toBe(1);
  expect(await db.$count(seatInvitations, eq(seatInvitations.email, email))).toBe(1);
  expect(await billedAt(invited)).toBe(email);
});

test("what somebody asked signed in is answered at the address they have now", async () => {
  const who = person({ email: "third@example.com" });
  const { ada, me } = await signIn(who);
  const enquiry = { firstName: "Ada", lastName: "Lovelace", interestedIn: "other" };
  const email = "third@example.com";
  const sent = { ...enquiry, email, message: "Where do you answer me?" };
  expect((await ada.json("POST", "/api/contact", sent)).status).toBe(201);
  await signIn({ ...who, email: "fourth@example.com" });
  const leads = await db.select().from(conversations).where(eq(conversations.personId, me.id));
  expect(leads.map((lead) => lead.email)).toEqual(["fourth@example.com"]);
});

test("what was given up can be sent again after an address changed", async () => {
  const who = person({ email: "first@example.com" });
  await signIn(who);
  await tellTools({ deliveredAt: null, failedAt: new Date() });
  await db.update(webhookDeliveries).set({ body: JSON.stringify({ email: "first@example.com" }) });
  await signIn({ ...who, email: "second@example.com" });
  expect(await told()).toHaveLength(1);
});
