import type { Receiver } from "../platform/payments/stand-in/open-stand-in.ts";

type App = { request(path: string, init: RequestInit): Response | Promise<Response> };

/** On trial the stand-in's events come in by the same door as the provider's, without leaving the process. */
export function stripeReceiver(app: App): Receiver {
  return async (body, signature) => {
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    const answer = await app.request("/api/webhooks/stripe", { method: "POST", headers, body });
    return answer.ok;
  };
}
