import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openFilledAt } from "../../tests/support/earlier-database.ts";
import { seats } from "../../domain/companies/tables.ts";
import { membershipSignups as signups } from "../../domain/billing/tables.ts";
import { statements as told } from "../../domain/hours/tables.ts";
import { memberships } from "../../domain/membership/tables.ts";
import { clocks } from "../../domain/desk/promises/tables.ts";
import { conversations } from "../../domain/desk/tables.ts";
import { systemClock } from "../clock.ts";
import { openStripe } from "../payments/open-stripe.ts";
import type { Database } from "./database.ts";
import { auditLog } from "./tables.ts";

const company = "00000000-0000-4000-8000-00000000000";
const statements = `
  insert into users (id, email) values ('ada', 'ada@example.com'), ('bob', 'bob@example.com');
  insert into companies (id, name) values ('${company}1', 'Without'), ('${company}2', 'With');
  insert into seats (company_id, user_id, role, created_at) values
    ('${company}1', 'bob', 'viewer', '2026-02-01'), ('${company}1', 'ada', 'billing', '2026-01-01'),
    ('${company}2', 'ada', 'viewer', '2026-01-01'), ('${company}2', 'bob', 'owner', '2026-02-01');
  insert into card_sandbox_intents (id, status, payment_method_id, card_last4, customer_id, plan_id, visitor_key, created_at)
  values ('seti_sandbox_1', 'succeeded', 'pm_sandbox_1', '3155', 'cus_sandbox_1', 'crm-essentials', 'v1', '2026-03-01T10:00:00Z'),
    ('seti_sandbox_2', 'requires_payment_method', null, null, null, 'crm-essentials', 'v2', '2026-03-02T10:00:00Z');
  insert into conversations (id, kind, status, subject, person_id, due_at) values
    ('${company}3', 'request', 'open', 'Open', 'ada', '2026-03-03T00:00:00Z'), ('${company}4', 'request', 'solved', 'Solved', 'ada', '2026-03-03T00:00:00Z');
  insert into clocks (conversation_id, kind, started_at, due_at)
  select id, 'first_answer', '2026-03-02T00:00:00Z', '2026-03-03T00:00:00Z' from conversations;
`;
/** A month of a plan that nobody bills, and one that is invoiced. */
const overage = `
  insert into memberships (id, company_id, plan_id, billing, started_at, anchor)
  select ('${company}' || n)::uuid, ('${company}' || n)::uuid, 'crm-essentials', billing, '2026-01-01', '2026-01-01'
  from (values (1, 'none'), (2, 'by-hand')) as of (n, billing);
  insert into periods (membership_id, company_id, n, month, starts, ends, plan_id, price, minutes, opened_at)
  select id, company_id, 0, 0, '2026-01-01', '2026-02-01', plan_id, 125000, 600, started_at from memberships;
  insert into statements (company_id, period_id, snapshot, hash, pdf, overage_cents)
  select company_id, id, '{}', repeat('0', 64), '', 18000 from periods;
`;
/** Two changes that are planned, of which the card provider knows one, and two signups. */
const planned = `
  update memberships set next_plan_id = 'exec-concierge';
  insert into subscriptions (company_id, membership_id, plan_id, term, cents, status, charge, attempt_key, created_at)
  values ('${company}1', '${company}1', 'exec-concierge', 'year', 960000, 'active', 'paid', gen_random_uuid(), '2026-01-01');
  insert into membership_signups (first_name, last_name, email, phone, company, plan_id, payment_method_id, status)
  select 'Ada', 'Lovelace', 'ada@example.com', '1', 'With', 'fractional-cto', 'pm_1', status
  from (values ('pending_confirmation'), ('cancelled')) as of (status);
`;

let database: Database;
beforeAll(async () => {
  database = await openFilledAt({
    "0031_terms": statements,
    "0074_drop_stray_clocks": overage,
    "0077_entries_between_periods": planned,
  });
}, 60_000);
afterAll(() => database.close());

test("what the card sandbox knew, the stand-in knows: saved cards can be charged, open forms finished", async () => {
  const settings = { cards: undefined, secret: "s".repeat(32), appUrl: "http://localhost:3000" };
  const { stripe, cards, standIn } = await openStripe(settings, database.db, systemClock);
  expect(await cards.getSetupIntent("seti_sandbox_1")).toMatchObject({
    status: "succeeded",
    card: { brand: "visa", last4: "3155" },
    customerId: "cus_sandbox_1",
    planId: "crm-essentials",
    visitorKey: "v1",
    createdAt: new Date("2026-03-01T10:00:00Z"),
  });
  const paid = await stripe.paymentIntents.create({
    amount: 5_000,
    currency: "usd",
    customer: "cus_sandbox_1",
    payment_method: "pm_sandbox_1",
    confirm: true,
    off_session: true,
  });
  expect(paid.status).toBe("succeeded");
  const open = await cards.getSetupIntent("seti_sandbox_2");
  const saved = await standIn?.confirm("seti_sandbox_2", open?.clientSecret ?? "", "saved");
  expect(saved?.status).toBe("succeeded");
});

test("a company whose people came without an owner has the first of them for one, on record", async () => {
  const rows = await database.db.select().from(seats).orderBy(seats.companyId, seats.userId);
  expect(rows.map(({ userId, role }) => [userId, role])).toEqual([
    ["ada", "owner"],
    ["bob", "viewer"],
    ["ada", "viewer"],
    ["bob", "owner"],
  ]);
  const details = { userId: "ada", from: "billing", to: "owner" };
  expect(await database.db.select().from(auditLog)).toMatchObject([
    { action: "seat.role-changed", companyId: `${company}1`, details },
  ]);
});

test("a promise that ran in what is solved is dropped there, as of when it began", async () => {
  const rows = await database.db
    .select({ status: conversations.status, due: conversations.dueAt, dropped: clocks.droppedAt })
    .from(clocks)
    .innerJoin(conversations, eq(conversations.id, clocks.conversationId))
    .orderBy(conversations.status);
  expect(rows).toEqual([
    { status: "open", due: new Date("2026-03-03T00:00:00Z"), dropped: null },
    { status: "solved", due: null, dropped: new Date("2026-03-02T00:00:00Z") },
  ]);
});

test("what went beyond a plan that nobody billed is not billed after the upgrade either, and stays as it is told", async () => {
  const rows = await database.db
    .select({ cents: told.overageCents })
    .from(told)
    .orderBy(told.companyId);
  expect(rows).toEqual([{ cents: null }, { cents: 18_000 }]);
  const again = database.db.update(told).set({ overageCents: 0 });
  await expect(again).rejects.toMatchObject({ cause: { constraint: "statements_append_only" } });
});

test("a planned change keeps the price that the card provider was told, else today’s, and so does a signup that waits", async () => {
  const planned = await database.db
    .select({ price: memberships.promisedPrice, of: memberships.promisedPlanId })
    .from(memberships)
    .orderBy(memberships.companyId);
  const of = "exec-concierge";
  expect(planned).toEqual([
    { price: 80_000, of },
    { price: 90_000, of },
  ]);
  const applied = await database.db
    .select({ price: signups.price })
    .from(signups)
    .orderBy(signups.id);
  expect(applied).toEqual([{ price: 350_000 }, { price: null }]);
});
