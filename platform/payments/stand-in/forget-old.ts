import type { Account } from "./account.ts";
import { keptSeconds } from "./engine.ts";

const eventSeconds = 30 * 86_400;

/** As the provider does: events after 30 days, once they are taken, and answers after one. */
export function forgetOld(account: Account): void {
  for (const { id, created, pending_webhooks: pending } of account.peek("event"))
    if (pending === 0 && created < account.at - eventSeconds) account.remove(id);
  for (const { id, created } of account.peek("stand_in.answer"))
    if (created < account.at - keptSeconds) account.remove(id);
}
