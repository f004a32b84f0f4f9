import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { conversations, messages } from "../../domain/desk/tables.ts";
import { clocks } from "../../domain/desk/promises/tables.ts";
import { contacts } from "../../domain/enquiries/tables.ts";
import { openFilledAt } from "../../tests/support/earlier-database.ts";
import type { Database } from "./database.ts";

const statements = `
  insert into users (id, email, email_verified) values ('ada', 'ada@carried.example', true);
  insert into contacts (first_name, last_name, email, phone, company, interested_in, message, held_because, user_id, created_at)
  values ('Charles', 'Babbage', 'charles@carried.example', '909 555 0101', 'Engines', 'growth-plan', 'Looms?', null, null, '2025-03-01T10:00:00Z'),
    ('Bot', 'Net', 'bot@carried.example', null, null, 'other', 'Buy now', 'honeypot', null, '2025-03-02T10:00:00Z'),
    (null, null, 'ada@carried.example', null, null, 'support', 'Please look.', null, 'ada', '2025-03-03T10:00:00Z'),
    (null, null, 'gone@carried.example', null, null, 'support', 'I have left.', null, null, '2025-03-04T10:00:00Z'),
    ('Ada', 'Lovelace', 'ada@carried.example', null, null, 'no-longer-offered', repeat('x', 200000), null, 'ada', '2025-03-05T10:00:00Z');
`;

let database: Database;
beforeAll(async () => {
  database = await openFilledAt({ "0022_lists_of_work": statements });
}, 60_000);
afterAll(() => database.close());

test("every enquiry is a conversation, with what was written, and no promise is made up", async () => {
  const { db } = database;
  const { kind, status, subject, personId, name, email, companyName, dueAt, turns } = conversations;
  const rows = await db
    .select({ kind, status, subject, personId, name, email, companyName, dueAt, turns })
    .from(conversations)
    .innerJoin(contacts, eq(contacts.id, conversations.enquiryId))
    .orderBy(asc(conversations.createdAt));
  const carried = { personId: null, name: null, companyName: null, dueAt: null, turns: 1 };
  expect(rows).toEqual([
    {
      ...carried,
      kind: "lead",
      status: "open",
      subject: "Growth Plan $1,800/mo",
      name: "Charles Babbage",
      email: "charles@carried.example",
      companyName: "Engines",
    },
    {
      ...carried,
      kind: "lead",
      status: "spam",
      subject: "Other",
      name: "Bot Net",
      email: "bot@carried.example",
    },
    {
      ...carried,
      kind: "request",
      status: "open",
      subject: "Contact Support",
      personId: "ada",
      email: null,
    },
    {
      ...carried,
      kind: "lead",
      status: "open",
      subject: "Contact Support",
      email: "gone@carried.example",
    },
    {
      ...carried,
      kind: "lead",
      status: "open",
      subject: "no-longer-offered",
      personId: "ada",
      name: "Ada Lovelace",
      email: "ada@carried.example",
    },
  ]);
  const written = await db
    .select({ text: messages.text, at: messages.createdAt, asked: conversations.createdAt })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .orderBy(asc(messages.createdAt));
  expect(written.map(({ text }) => text.slice(0, 12))).toEqual([
    "Looms?",
    "Buy now",
    "Please look.",
    "I have left.",
    "xxxxxxxxxxxx",
  ]);
  expect(written.every(({ at, asked }) => at.getTime() === asked.getTime())).toBe(true);
  expect(await db.select().from(clocks)).toEqual([]);
});
