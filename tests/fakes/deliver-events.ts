import type { FakeStripe } from "./stripe.ts";

/** Sends each event until it was taken. */
export function deliverEvents(program: { url: string }, stripe: FakeStripe): Promise<unknown> {
  const sent = stripe.account.events.splice(0).map(async (event) => {
    const { body, signature } = stripe.sign(event);
    const headers = { "Content-Type": "application/json", "Stripe-Signature": signature };
    const to = `${program.url}/api/webhooks/stripe`;
    const answer = await fetch(to, { method: "POST", headers, body }).catch(() => null);
    if (!answer?.ok) stripe.account.events.push(event);
  });
  return Promise.all(sent);
}
