import { randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { termsVersion } from "../../content/terms-version.ts";
import { membershipSignups } from "../../domain/billing/tables.ts";
import { companies } from "../../domain/companies/tables.ts";
import type { Billing } from "../../domain/billing/schema.ts";
import { invoices } from "../../domain/billing/charging/tables.ts";
import { work } from "../../domain/hours/tables.ts";
import { invoices as ownInvoices } from "../../domain/invoices/tables.ts";
import { civilDateOf } from "../../domain/fields/civil-date.ts";
import { membershipPlans } from "../../domain/plans/tables.ts";
import { createChance } from "../../scripts/chance.ts";
import { actAtProvider } from "./at-provider.ts";
import { orderOf, payDeposit, sendInvoiceInstead } from "./orders.ts";
import { companyInView, ownersEmail } from "./books.ts";
import type { Door, People } from "./people.ts";
import type { Step } from "./story.ts";
import type { World } from "./world.ts";

/** Beyond what was agreed to, it waits for an owner's yes. */
async function logWork(
  { world, asOwner, asStaff }: People,
  { mishap, minutes, onshore }: Step & { kind: "work" },
): Promise<void> {
  const known = await asOwner(null, "GET", "/api/billing");
  const companyId = known?.body.subscription?.companyId;
  if (!companyId) return;
  const input = { companyId, minutes, date: civilDateOf(world.now()), text: "Pipelines" };
  const where = onshore ? "onshore" : "offshore";
  const logged = await asStaff(null, "POST", "/api/admin/work", { ...input, where });
  if (logged?.status !== 201) return;
  const { id } = logged.body;
  const approve: Parameters<Door> = [mishap, "POST", `/api/admin/work/${id}/approve`];
  if ((await asStaff(...approve))?.status !== 409) return;
  await asOwner(null, "POST", `/api/membership/work/${id}/agreement`);
  await asStaff(null, "POST", `/api/admin/work/${id}/approve`);
}

async function reverseWork({ world, asStaff }: People, { mishap, seed }: Step): Promise<void> {
  const approved = await world.database.db.select().from(work).where(isNotNull(work.approvedAt));
  if (approved.length === 0) return;
  const { id } = createChance(seed).pick(approved);
  await asStaff(mishap, "POST", `/api/admin/work/${id}/reverse`);
}

/** With the same key until there is an answer. */
async function giveBack(
  { world, asOwner, asStaff }: People,
  { mishap, cents, credit, seed }: Step & { kind: "give" },
): Promise<void> {
  const known = await asOwner(null, "GET", "/api/billing");
  const companyId = known?.body.subscription?.companyId;
  if (!companyId) return;
  const bills = await world.database.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.status, "paid"), eq(invoices.companyId, companyId)));
  const open = bills.filter(({ paidCents, refundedCents }) => paidCents > refundedCents);
  if (open.length === 0) return;
  const { id: invoiceId, paidCents, refundedCents } = createChance(seed).pick(open);
  const of = { key: randomUUID(), cents, reason: "A slow week" };
  const leftCents = paidCents - refundedCents;
  const ask = (trouble: typeof mishap) =>
    credit
      ? asStaff(trouble, "POST", `/api/admin/companies/${companyId}/credits`, of)
      : asStaff(trouble, "POST", `/api/admin/companies/${companyId}/refunds`, {
          ...of,
          cents: Math.min(cents, leftCents),
          invoiceId,
          leftCents,
        });
  const said = await ask(mishap);
  if (!said || said.status === 503) await ask(null);
}

async function replaceCard(
  { asOwner, save }: People,
  { mishap, card }: Step & { kind: "card" },
): Promise<void> {
  const opened = await asOwner(null, "POST", "/api/billing/card");
  if (opened?.status !== 200) return;
  const { setupIntentId } = opened.body;
  save(setupIntentId, card);
  await asOwner(mishap, "PUT", "/api/billing/card", { setupIntentId });
}

/** A check has come for the oldest of the firm's own invoices. */
async function markPaid({ world, asStaff }: People, { mishap }: Step): Promise<void> {
  const issued = await world.database.db.select().from(ownInvoices);
  const [oldest] = issued
    .filter(({ status }) => status === "open")
    .toSorted((a, b) => a.serial - b.serial);
  if (!oldest) return;
  const { id } = oldest;
  const paid = { date: civilDateOf(world.now()), note: "A check" };
  world.saidPaid.add(id);
  const said = await asStaff(mishap, "POST", `/api/admin/invoices/${id}/payment`, paid);
  if (!said) await asStaff("calm", "POST", `/api/admin/invoices/${id}/payment`, paid);
}

/** Whoever has ended comes back, signed in or not; some sign up beside what runs, which staff confirm or not. */
async function joinAgain(people: People, step: Step & { kind: "join" }): Promise<void> {
  const known = await people.asOwner(null, "GET", "/api/billing");
  const state = known?.body.subscription?.status;
  const payment: Billing["payment"] = known?.body.payment ?? null;
  const isPending = payment !== null && payment.state !== "over" && !payment.isOverage;
  const chance = createChance(step.seed);
  const isBeside = chance.happens(0.4);
  const as = chance.happens(0.5) ? ownersEmail : null;
  if (isBeside || (state === "ended" && !isPending)) await people.join(step, step.mishap, as);
}

/** Of a signup, or all that the company in view owes. */
async function chargeAgain({ world, asStaff }: People, { mishap, seed }: Step): Promise<void> {
  const chance = createChance(seed);
  const own = await companyInView(world);
  const all = await world.database.db.select().from(membershipSignups);
  if (all.length === 0) return;
  const { id } = chance.pick(all.toSorted((a, b) => a.id - b.id));
  const path = chance.happens(0.5) && own ? `companies/${own}` : `membership-signups/${id}`;
  await asStaff(mishap, "POST", `/api/admin/${path}/charge`, {});
}

/** Two companies turn out to be one. */
async function merge({ world, asOwner, asStaff }: People, { mishap, seed }: Step): Promise<void> {
  const known = await asOwner("calm", "GET", "/api/billing");
  const own: string | undefined = known?.body.subscription?.companyId;
  const all = await world.database.db
    .select()
    .from(companies)
    .where(isNull(companies.mergedInto))
    .orderBy(companies.createdAt, companies.id);
  const others = all.filter(({ id }) => id !== own);
  if (own === undefined || others.length === 0) return;
  const chance = createChance(seed);
  const pair = [own, chance.pick(others).id];
  const [into, companyId] = chance.happens(0.7) ? pair : pair.toReversed();
  await asStaff(mishap, "POST", `/api/admin/companies/${into}/merge`, { companyId });
}

/** A credit that waits is paid by the bank, or that is taken back. */
async function payBack(
  { asOwner, asStaff }: People,
  { mishap, seed }: Step & { kind: "back" },
): Promise<void> {
  const known = await asOwner(null, "GET", "/api/billing");
  const credits: Billing["credits"] = known?.body.credits ?? [];
  const companyId = known?.body.subscription?.companyId;
  if (credits.length === 0 || !companyId) return;
  const { id: creditId, cents, paidBackOn } = createChance(seed).pick(credits);
  const reason = paidBackOn === null ? "By bank transfer" : null;
  const path = `/api/admin/companies/${companyId}/credits/paid-back`;
  const input = { creditId, cents, reason };
  if (!(await asStaff(mishap, "POST", path, input))) await asStaff("calm", "POST", path, input);
}

/** By the owner, or by staff for them. */
async function changePlan(
  { asOwner, asStaff }: People,
  { mishap, seed, planId, term, when }: Step & { kind: "plan" },
): Promise<void> {
  const change = { planId, term, when };
  if (createChance(seed).happens(0.8)) {
    await asOwner(mishap, "POST", "/api/billing/plan", { ...change, termsVersion });
    return;
  }
  const known = await asOwner(null, "GET", "/api/billing");
  const companyId = known?.body.subscription?.companyId;
  if (companyId) await asStaff(mishap, "POST", `/api/admin/companies/${companyId}/plan`, change);
}

const raisePrices = ({ database: { db } }: World, { cents }: Step & { kind: "raise" }) =>
  db
    .update(membershipPlans)
    .set({ price: sql`${membershipPlans.price} + ${cents}` })
    .where(ne(membershipPlans.id, "free"));

export async function act(people: People, step: Step): Promise<void> {
  const { world, asOwner } = people;
  const { mishap, kind } = step;
  if (kind === "guest") await people.join(step, mishap, `guest-${step.seed}@compilers.example`);
  else if (kind === "merge") await merge(people, step);
  else if (kind === "plan") await changePlan(people, step);
  else if (kind === "pause")
    await asOwner(mishap, "POST", "/api/billing/pause", { months: step.months });
  else if (kind === "cancel" || kind === "resume" || kind === "call-off")
    await asOwner(mishap, "POST", `/api/billing/${kind}`);
  else if (kind === "cap")
    await asOwner(mishap, "PUT", "/api/billing/overage", { capMinutes: step.minutes });
  else if (kind === "charge") await chargeAgain(people, step);
  else if (kind === "first") await asOwner(mishap, "POST", "/api/billing/charge");
  else if (kind === "card") await replaceCard(people, step);
  else if (kind === "paid") await markPaid(people, step);
  else if (kind === "reverse") await reverseWork(people, step);
  else if (kind === "work") await logWork(people, step);
  else if (kind === "give") await giveBack(people, step);
  else if (kind === "raise") await raisePrices(world, step);
  else if (kind === "join") await joinAgain(people, step);
  else if (kind === "back") await payBack(people, step);
  else if (kind === "order") await orderOf(people);
  else if (kind === "deposit") await payDeposit(people, step);
  else if (kind === "deposit-invoice") await sendInvoiceInstead(people, step);
  else actAtProvider(world, step);
}
