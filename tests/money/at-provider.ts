import type { Account } from "../../platform/payments/stand-in/account.ts";
import { setBehavior } from "../../platform/payments/stand-in/cards.ts";
import { voidInvoice } from "../../platform/payments/stand-in/close-invoice.ts";
import { createCreditNote } from "../../platform/payments/stand-in/credit-notes.ts";
import { decide } from "../../platform/payments/stand-in/decide.ts";
import {
  answerDispute,
  closeDispute,
  openDispute,
} from "../../platform/payments/stand-in/disputes.ts";
import type { Charge } from "../../platform/payments/stand-in/objects.ts";
import { answerPayment } from "../../platform/payments/stand-in/payment-intents.ts";
import { failRefund, refund } from "../../platform/payments/stand-in/refunds.ts";
import { Refusal } from "../../platform/payments/stand-in/refusal.ts";
import { createChance } from "../../scripts/chance.ts";
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
export function actAtProvider({ provider }: World, step: Step): void {
  provider.change((account) => {
    if (step.kind === "behave")
      for (const { id } of account.list("payment_method")) setBehavior(account, id, step.as);
    if (step.kind === "bank")
      for (const { id, status } of account.list("payment_intent"))
        if (status === "requires_action") tried(() => answerPayment(account, id, step.approved));
    if (step.kind === "page" || step.kind === "late") return payOnPage(account, step);
    if (step.kind === "void-sale") return voidSale(account);
    if (step.kind === "refund-fails") return sendBack(account, step);
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
export function begin(world: World, { kind }: Step): void {
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

/** By staff, who let a deposit be. */
function voidSale(account: Account): void {
  const open = account
    .list("invoice")
    .find(({ status, metadata }) => status === "open" && metadata["sale_key"] !== undefined);
  if (open) tried(() => voidInvoice(account, open));
}

/** The card is closed by now. */
function sendBack(account: Account, { seed }: Step): void {
  const made = account.list("refund").filter(({ status }) => status === "succeeded");
  if (made.length > 0) failRefund(account, createChance(seed).pick(made).id);
}
