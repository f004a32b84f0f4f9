import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { termsVersion } from "../../content/terms-version.ts";
import { setBehavior } from "../../platform/payments/stand-in/cards.ts";
import { createCreditNote } from "../../platform/payments/stand-in/credit-notes.ts";
import { decide } from "../../platform/payments/stand-in/decide.ts";
import {
  answerDispute,
  closeDispute,
  openDispute,
} from "../../platform/payments/stand-in/disputes.ts";
import type { Account } from "../../platform/payments/stand-in/account.ts";
import type { Charge } from "../../platform/payments/stand-in/objects.ts";
import { answerPayment } from "../../platform/payments/stand-in/payment-intents.ts";
import { refund } from "../../platform/payments/stand-in/refunds.ts";
import { Refusal } from "../../platform/payments/stand-in/refusal.ts";
import { invoices } from "../../domain/billing/charging/tables.ts";
import { invoices as ownInvoices } from "../../domain/invoices/tables.ts";
import { civilDateOf } from "../../domain/fields/civil-date.ts";
import { createChance } from "../../scripts/chance.ts";
import type { Door, People } from "./people.ts";
import type { Step } from "./story.ts";
import type { World } from "./world.ts";

/** What the provider itself refuses is part of the story. */
function tried(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** What cards, banks and the firm's own staff do there. */
function actAtProvider({ provider }: World, step: Step): void {
  provider.change((account) => {
    if (step.kind === "behave")
      for (const { id } of account.list("payment_method")) setBehavior(account, id, step.as);
    if (step.kind === "bank")
      for (const { id, status } of account.list("payment_intent"))
        if (status === "requires_action") tried(() => answerPayment(account, id, step.approved));
    if (step.kind === "page" || step.kind === "late") return payOnPage(account, step);
    const paid = account.list("charge").filter(({ status }) => status === "succeeded");
    if (step.kind === "dispute") return dispute(account, step, paid);
    if (step.kind !== "refund" || paid.length === 0) return;
    const charge = createChance(step.seed).pick(paid);
    const amount = Math.min(step.cents, charge.amount - charge.amount_refunded);
    const bill = account
      .list("invoice_payment")
      .find(({ payment }) => payment.payment_intent === charge.payment_intent);
    if (amount < 1 || !bill) return;
    const cents = String(amount);
    const note = { invoice: bill.invoice, amount: cents, credit_amount: cents };
    tried(() =>
      step.credit
        ? createCreditNote(account, note)
        : refund(account, charge, { amount, reason: null, metadata: {} }),
    );
  });
}

/** Whatever is open can be paid there, also by a client of whom the program has not heard for long. */
function payOnPage(account: Account, { seed, kind }: Step): void {
  const open = account.list("invoice").filter(({ status }) => status === "open");
  if (kind === "late")
    for (const { id } of account.list("payment_method")) setBehavior(account, id, "good");
  if (open.length === 0) return;
  const { id } = createChance(seed).pick(open);
  tried(() => decide(account, { act: "pay", id }));
}

/** What goes on while a step’s hours pass. */
export function begin({ world }: People, { kind }: Step): void {
  if (kind === "off" || kind === "late") world.switchTo(false);
  if (kind !== "late") return;
  world.provider.change((account) => {
    for (const { id } of account.list("payment_method")) setBehavior(account, id, "refused");
  });
}

/** What was raised before is closed, or else a payment is disputed. */
function dispute(
  account: Account,
  { seed, closes }: Step & { kind: "dispute" },
  paid: Charge[],
): void {
  const raised = account.list("dispute").find(({ status }) => !["won", "lost"].includes(status));
  const free = paid.filter(({ disputed }) => !disputed);
  if (!raised && free.length === 0) return;
  const open = raised ?? openDispute(account, createChance(seed).pick(free));
  if (closes) closeDispute(account, open, closes === "won");
  else tried(() => answerDispute(account, open));
}

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

/** With the same key until there is an answer. */
async function giveBack(
  { world, asOwner, asStaff }: People,
  { mishap, cents, credit, seed }: Step & { kind: "give" },
): Promise<void> {
  const known = await asOwner(null, "GET", "/api/billing");
  const companyId = known?.body.subscription?.companyId;
  const bills = await world.database.db.select().from(invoices).where(eq(invoices.status, "paid"));
  const open = bills.filter(({ paidCents, refundedCents }) => paidCents > refundedCents);
  if (!companyId || open.length === 0) return;
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

/** Whoever has ended comes back. */
async function joinAgain(people: People, step: Step & { kind: "join" }): Promise<void> {
  const known = await people.asOwner(null, "GET", "/api/billing");
  const state = known?.body.subscription?.status;
  const isPending = known?.body.payment && known.body.payment.state !== "over";
  if (state === "ended" && !isPending) await people.join(step, step.mishap);
}

export async function act(people: People, step: Step): Promise<void> {
  const { world, asOwner, asStaff } = people;
  const { mishap, kind } = step;
  if (kind === "plan") {
    const { planId, term, when } = step;
    await asOwner(mishap, "POST", "/api/billing/plan", { planId, term, when, termsVersion });
  } else if (kind === "pause")
    await asOwner(mishap, "POST", "/api/billing/pause", { months: step.months });
  else if (kind === "cancel" || kind === "resume" || kind === "call-off")
    await asOwner(mishap, "POST", `/api/billing/${kind}`);
  else if (kind === "cap")
    await asOwner(mishap, "PUT", "/api/billing/overage", { capMinutes: step.minutes });
  else if (kind === "charge" && people.signupId() > 0)
    await asStaff(mishap, "POST", `/api/admin/membership-signups/${people.signupId()}/charge`, {});
  else if (kind === "first") await asOwner(mishap, "POST", "/api/billing/charge");
  else if (kind === "card") await replaceCard(people, step);
  else if (kind === "paid") await markPaid(people, step);
  else if (kind === "work") await logWork(people, step);
  else if (kind === "give") await giveBack(people, step);
  else if (kind === "join") await joinAgain(people, step);
  else actAtProvider(world, step);
}
