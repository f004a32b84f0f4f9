import { isSent } from "./stripe-events.ts";
import type { Account } from "./account.ts";
import { setBehavior } from "./cards.ts";
import { collect } from "./pay-invoice.ts";
import { invalid } from "./refusal.ts";
import { failRefund } from "./refunds.ts";
import { answerDispute, closeDispute, openDispute } from "./disputes.ts";
import type { Behavior } from "./objects.ts";

export type Decision = {
  act:
    | Behavior["charge"]
    | "dispute"
    | "evidence"
    | "won"
    | "lost"
    | "refund-fails"
    | "replay"
    | "pay";
  id: string;
};

export function decide(account: Account, { act, id }: Decision): void {
  if (act === "dispute") openDispute(account, account.require("charge", id));
  else if (act === "evidence") answerDispute(account, account.require("dispute", id));
  else if (act === "won" || act === "lost")
    closeDispute(account, account.require("dispute", id), act === "won");
  else if (act === "refund-fails") failRefund(account, id);
  else if (act === "pay") pay(account, id);
  else if (act === "replay") replay(account, account.require("customer", id).id);
  else setBehavior(account, account.require("payment_method", id).id, act);
}

function replay(account: Account, customer: string): void {
  const last = account
    .list("event")
    .findLast(
      ({ type, data: { object } }) =>
        isSent(type) && "customer" in object && object.customer === customer,
    );
  if (last) last.pending_webhooks = 1;
}

/** As on the provider's own page of an invoice, where the bank can ask. */
function pay(account: Account, id: string): void {
  const invoice = account.require("invoice", id);
  if (invoice.status !== "open") throw invalid("This invoice is not open.");
  collect(account, invoice, { offSession: false, authenticated: true });
}
