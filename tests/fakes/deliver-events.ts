import { isSent } from "../../platform/payments/stand-in/stripe-events.ts";
import type { FakeStripe } from "./stripe.ts";

/** Sends each event until it was taken. */
export function deliverEvents(program: { url: string }, stripe: FakeStripe): Promise<unknown> {
  const events = stripe.account.events.splice(0).filter(({ type }) => isSent(type));
  const sent = events.map(async (event) => {
    const { body, signature } = stripe.sign(event);
    const headers = { "Content-Type": "application/json", "Stripe-Signature": signature };
    const to = `${program.url}/api/webhooks/stripe`;
    const answer = await fetch(to, { method: "POST", headers, body }).catch(() => null);
    if (!answer?.ok) stripe.account.events.push(event);
  });
  return Promise.all(sent);
}
