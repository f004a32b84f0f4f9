import type { FakeStripe } from "../fakes/stripe.ts";
import { addressOf } from "./enquiry.ts";
import type { Program } from "./program.ts";

/** By a visitor's browser, as far as to the saved card: what the page would send then is returned. */
export async function saveCardOf(
  program: Pick<Program, "url">,
  stripe: FakeStripe,
  email: string,
  visitor = 1,
) {
  const planId = "crm-essentials";
  const shared = {
    "Content-Type": "application/json",
    Origin: program.url,
    "X-Forwarded-For": addressOf(visitor),
  };
  const opened = await fetch(`${program.url}/api/membership/setup-intent/${planId}`, {
    headers: { ...shared, "Sec-Fetch-Site": "same-origin" },
  });
  if (!opened.ok) throw new Error(`${opened.status}: ${await opened.text()}`);
  const setup = (await opened.json()) as { client_secret: string; setupIntentId: string };
  const headers = { ...shared, Cookie: opened.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
  const form = {
    firstName: "Ada",
    lastName: "Lovelace",
    email,
    phone: "(909) 555-0101",
    company: `Company of ${email}`,
    planId,
    setupIntentId: setup.setupIntentId,
  };
  const staged = await fetch(`${program.url}/api/membership/signup-draft`, {
    method: "PUT",
    headers,
    body: JSON.stringify(form),
  });
  if (!staged.ok) throw new Error(`${staged.status}: ${await staged.text()}`);
  const { payment_method } = stripe.account.confirm(
    setup.setupIntentId,
    setup.client_secret,
    "saved",
  );
  return async () => {
    const answer = await fetch(`${program.url}/api/membership/signup`, {
      method: "POST",
      headers,
      body: JSON.stringify({ ...form, paymentMethodId: payment_method }),
    });
    if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`);
  };
}
